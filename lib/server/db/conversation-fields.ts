import "server-only";
import { z } from "zod";
import { wireFileFields } from "./file";
import { Prisma } from "./generated/client";
import { StoredQuestionAnswers, StoredReceipt } from "./json-columns";

// The fields that are read of a conversation, by raw statements that name the owner at every table: a distributed database
// then queries one machine. The joins that Prisma writes, such as that of a turn's file, cannot name the owner.

// Most statements return times as texts, because their rows are JSON.
const time = z.coerce.date();

export const HeadingRow = z.object({
  id: z.string(),
  orderIndex: z.number(),
  topic: z.string(),
  projectName: z.string(),
  questionAnswers: StoredQuestionAnswers,
  createdAt: time,
});

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
});

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

const columns = (table: string, { shape }: z.ZodObject) =>
  Object.keys(shape)
    .map((field) => `${table}."${field}"`)
    .join(", ");

const members = Object.keys(wireFileFields).map((field) => `'${field}', f."${field}"`);

/** Joins the file of the turn `t` as `f`. */
export const joinFile = (userId: string) =>
  Prisma.sql`LEFT JOIN "File" f ON f."userId" = ${userId} AND f."id" = t."fileId"`;

/** The file of the table `f` as JSON, or null. */
export const fileColumn = Prisma.raw(
  `CASE WHEN f."id" IS NOT NULL THEN json_build_object(${members.join(", ")}) END AS "file"`,
);
export const headingColumns = Prisma.raw(columns("c", HeadingRow));
export const turnColumns = Prisma.sql`${Prisma.raw(columns("t", TurnRow.omit({ file: true })))}, ${fileColumn}`;
export const noteColumns = Prisma.raw(columns("n", NoteRow));
