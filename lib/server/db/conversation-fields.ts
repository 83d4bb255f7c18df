import { z } from "zod";
import type { When } from "../../conversation/memory-date/when";
import { selectOf } from "./client";
import { FileRow } from "./file";
import { Prisma } from "./generated/client";
import { orAbsent, StoredQuestionAnswers, StoredReceipt } from "./json-columns";

// The fields that are read of a conversation, by raw statements that name the owner at every table: a distributed database
// then queries one machine. The joins that Prisma writes, such as that of a turn's files, cannot name the owner.

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

/** When a memory was: the writer's words, and what was understood of them. */
export const WhenRow = z
  .object({ text: z.string(), start: z.string().nullable(), end: z.string().nullable(), edtf: z.string().nullable() })
  .nullable();

export const DatedHeadingRow = HeadingRow.extend({ when: WhenRow });
export type DatedHeadingRow = z.output<typeof DatedHeadingRow>;

/** Files as a contribution names them. */
export const StoredFiles = orAbsent("files", z.array(FileRow), []);

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
  files: z.array(FileRow),
});

export const NoteRow = z.object({
  id: z.string(),
  conversationId: z.string(),
  orderIndex: z.number(),
  message: z.string(),
  createdAt: time,
});
export const noteFields = selectOf(NoteRow);

export type HeadingRow = z.output<typeof HeadingRow>;
export type TurnRow = z.output<typeof TurnRow>;
export type NoteRow = z.output<typeof NoteRow>;

const columns = (table: string, { shape }: z.ZodObject) =>
  Object.keys(shape)
    .map((field) => `${table}."${field}"`)
    .join(", ");

const members = Object.keys(FileRow.shape).map((field) => `'${field}', f."${field}"`);

const fileObject = Prisma.sql`json_build_object(${Prisma.raw(members.join(", "))})`;

/** The file of the table `f` as JSON, or null. */
export const fileColumn = Prisma.sql`CASE WHEN f."id" IS NOT NULL THEN ${fileObject} END AS "file"`;

/** The files of the turn `t` as JSON, in order; `file`: one of the table `f`. */
export const filesOfTurn = (userId: string, file = fileObject) => Prisma.sql`(
  SELECT coalesce(json_agg(${file} ORDER BY a."position"), '[]') FROM "TurnFile" a
  JOIN "File" f ON f."userId" = ${userId} AND f."id" = a."fileId"
  WHERE a."userId" = ${userId} AND a."turnId" = t."id") AS "files"`;

/** Joins the first picture in the conversation `c`, if any, as `f`. */
export const joinFirstPicture = (userId: string) => Prisma.sql`LEFT JOIN LATERAL (
  SELECT f.* FROM "Turn" t JOIN "TurnFile" a ON a."userId" = ${userId} AND a."turnId" = t."id"
  JOIN "File" f ON f."userId" = ${userId} AND f."id" = a."fileId"
  WHERE t."userId" = ${userId} AND t."conversationId" = c."id" AND f."type" LIKE 'image/%'
  ORDER BY t."position", a."position" LIMIT 1
) f ON true`;

/** As JSON, in which a day is its text and not a time. */
export const whenColumn = Prisma.sql`CASE WHEN c."whenText" IS NOT NULL THEN json_build_object(
  'text', c."whenText", 'start', c."whenStart", 'end', c."whenEnd", 'edtf', c."whenEdtf") END AS "when"`;

/** The columns of when a memory was, and their values. */
export const whenFields = Prisma.sql`"whenText", "whenStart", "whenEnd", "whenEdtf"`;
export const whenValues = (when: When | null) =>
  Prisma.sql`${when?.text ?? null}::text, ${when?.start ?? null}::date, ${when?.end ?? null}::date, ${when?.edtf ?? null}::text`;

/** Whether the memory of the conversation `c` was, at least in part, in the decade that begins with this year. */
export const isOfDecade = (decade: number) =>
  Prisma.sql`c."whenStart" <= ${`${decade + 9}-12-31`}::date AND c."whenEnd" >= ${`${decade}-01-01`}::date`;

export const headingColumns = Prisma.raw(columns("c", HeadingRow));
export const datedHeadingColumns = Prisma.sql`${headingColumns}, ${whenColumn}`;
const ownTurnColumns = Prisma.raw(columns("t", TurnRow.omit({ files: true })));
export const turnColumns = (userId: string) => Prisma.sql`${ownTurnColumns}, ${filesOfTurn(userId)}`;
export const noteColumns = Prisma.raw(columns("n", NoteRow));
