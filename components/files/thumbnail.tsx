import { type ComponentProps, useState } from "react";
import type { StoredFile } from "@/lib/api/responses";
import { fileIdOf } from "@/lib/conversation/thread/thread-entry";
import { lacksThumbnails, pictureSources } from "@/lib/files/thumbnails";

type ThumbnailProps = Omit<ComponentProps<"img">, "alt" | "onError" | "src"> & {
  picture: Pick<StoredFile, "fileUrl" | "size" | "width" | "height" | "hasThumbnails">;
};

/** The picture of a memory, beside its words. While it cannot be loaded, because its link has expired, it is left out. */
export function Thumbnail({ picture, ...rest }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const { fileUrl } = picture;
  if (fileUrl === failed) return null;
  return (
    <img
      {...rest}
      {...pictureSources(picture)}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget }) => {
        currentTarget.setAttribute("data-loaded", "");
        if (lacksThumbnails(picture)) void saveThumbnailsOf(fileUrl, currentTarget);
      }}
      onError={() => setFailed(fileUrl)}
    />
  );
}

/** Stores the small copies of a picture that has none yet. */
async function saveThumbnailsOf(fileUrl: string, image: HTMLImageElement) {
  const { saveThumbnails } = await import("@/lib/client/save-thumbnails");
  await saveThumbnails(fileIdOf(fileUrl) ?? "", image);
}
