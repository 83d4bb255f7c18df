import { TitledDialog } from "@/components/ui/dialog";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import type { RequestError } from "@/lib/client/api";
import { texts } from "@/lib/texts";
import { profileTexts } from "@/lib/texts/profile";
import { useProfile } from "../session/use-profile";
import { DeviceList } from "./device-list";
import styles from "./profile-dialog.module.css";
import { ProfileForm } from "./profile-form";
import { TextSize } from "./text-size";

export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { data: profile, error, isValidating, mutate } = useProfile();
  return (
    <TitledDialog title={texts.menu.profile} onClose={onClose}>
      {error && <MissingPart sentence={problemOf(error)} busy={isValidating} onRetry={() => void mutate()} />}
      {profile ? (
        <div className={styles.parts}>
          <TextSize />
          <ProfileForm profile={profile} />
          <DeviceList />
        </div>
      ) : (
        !error && <Loading>{texts.conversation.loading}</Loading>
      )}
    </TitledDialog>
  );
}

const problemOf = ({ status, message }: RequestError) =>
  status > 0 ? profileTexts.fetchFailed(message) : profileTexts.fetchError;
