/** The texts of attached files. */
export const uploadTexts = {
  failed: (message: string) => `File upload failed: ${message}`,
  error: "Error uploading file",
  attach: "Attach a file",
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `Uploading ${name}`,
  enlarge: (name: string) => `Enlarge ${name}`,
  dropHere: "Drop the file here",
  gone: (name: string) =>
    `${name} is no longer there: a file that is not sent is kept for a day. Send your words without it, or attach it again.`,
  notAForm: "Please send the file as a multipart form.",
  incomplete: "The file did not arrive whole. Please try again.",
  missing: "Please choose a file.",
  empty: "The file is empty.",
  nameTooLong: "Please use a file name of 255 characters or less.",
  unnamed: "file",
  tooLarge: (limit: string) => `The file is too large; at most ${limit} are accepted.`,
  tooLargeBetween: (limit: string) =>
    `The file is too large; at most ${limit} are accepted, and a server in between may accept less.`,
  wrongKind: "Only PNG, JPEG, PDF and plain text files can be attached.",
  altTextTooLong: "Please describe the picture in 250 characters or less.",
  altTextSaved: "The description is saved.",
  full: (limit: string) => `Your files take up ${limit} together, which is all there is room for.`,
} as const;
