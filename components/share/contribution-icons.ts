import { MessageCircleQuestion, MessagesSquare } from "lucide-react";

export const contributionIcons = { memory: MessagesSquare, question: MessageCircleQuestion };
