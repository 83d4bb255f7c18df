import "server-only";
import { z } from "zod";
import { wireFileFields } from "./file";
import { Prisma } from "./generated/client";
import { QuestionAnswers, StoredReceipt } from "./json-columns";

// The fields that are read of a conversation: by Prisma for shared parts and the export, by raw statements for threads and the
// history. The schemas check the rows of both; a field that is missing in one of them does not compile.

// Raw statements return times as texts, because their rows are JSON.
const time = z.coerce.date();

export const headingFields = {
  id: true,
  orderIndex: true,
  topic: true,
  projectName: true,
  questionAnswers: true,
  createdAt: true,
} satisfies Prisma.ConversationSelect;

export const HeadingRow = z.object({
  id: z.string(),
  orderIndex: z.number(),
  topic: z.string(),
  projectName: z.string(),
  questionAnswers: QuestionAnswers,
  createdAt: time,
} satisfies Record<keyof typeof headingFields, z.ZodType>);

export const turnFields = {
  id: true,
  position: true,
  orderIndex: true,
  message: true,
  response: true,
  receipt: true,
  requestKey: true,
  repliedTo: true,
  keepOnly: true,
  leaseExpiresAt: true,
  refusedAt: true,
  createdAt: true,
  file: { select: wireFileFields },
} satisfies Prisma.TurnSelect;

export const FileRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  altText: z.string().nullable(),
} satisfies Record<keyof typeof wireFileFields, z.ZodType>);

export const TurnRow = z.object({
  id: z.string(),
  position: z.number(),
  orderIndex: z.number(),
  message: z.string(),
  response: z.string().nullable(),
  receipt: StoredReceipt,
  requestKey: z.string(),
  repliedTo: z.string().nullable(),
  keepOnly: z.boolean(),
  leaseExpiresAt: time.nullable(),
  refusedAt: time.nullable(),
  createdAt: time,
  file: FileRow.nullable(),
} satisfies Record<keyof typeof turnFields, z.ZodType>);

export const noteFields = {
  id: true,
  conversationId: true,
  orderIndex: true,
  message: true,
  createdAt: true,
} satisfies Prisma.NoteSelect;

export const NoteRow = z.object({
  id: z.string(),
  conversationId: z.string(),
  orderIndex: z.number(),
  message: z.string(),
  createdAt: time,
} satisfies Record<keyof typeof noteFields, z.ZodType>);

export type HeadingRow = z.output<typeof HeadingRow>;
export type TurnRow = z.output<typeof TurnRow>;
export type NoteRow = z.output<typeof NoteRow>;

/** Fields whose columns have another name. */
const renamed: Record<string, string> = { leaseExpiresAt: "askedUntil" };

const columns = (table: string, fields: object) =>
  Object.entries(fields)
    .filter(([, selected]) => selected === true)
    .map(([field]) => `${table}."${renamed[field] ?? field}" AS "${field}"`)
    .join(", ");

const members = Object.keys(wireFileFields).map((field) => `'${field}', f."${field}"`);

/** The file of the table `f` as JSON, or null. */
export const fileColumn = Prisma.raw(
  `CASE WHEN f."id" IS NOT NULL THEN json_build_object(${members.join(", ")}) END AS "file"`,
);
export const headingColumns = Prisma.raw(columns("c", headingFields));
export const turnColumns = Prisma.sql`${Prisma.raw(columns("t", turnFields))}, ${fileColumn}`;
export const noteColumns = Prisma.raw(columns("n", noteFields));
