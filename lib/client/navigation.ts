import { useNavigate, useParams } from "react-router";
import { conversationPath, paths } from "../routes";

/** The conversation that the address names, or `null` on the home route. */
export function useConversationId(): string | null {
  return useParams().id ?? null;
}

/** Ways to another screen. */
export function useGo() {
  const navigate = useNavigate();
  return {
    home: (options?: { replace: boolean }) => void navigate(paths.home, options),
    conversation: (id: string) => void navigate(conversationPath(id)),
  };
}
