/** Pictures of an iPhone, which are sent as JPEG if the browser can open them. */
export const convertedTypes = ["image/heic", "image/heif"];
/** Accepted uploads (spec §5), in the format of `<input accept>`. */
export const uploadTypes = ["image/png", "image/jpeg", "application/pdf", "text/plain"];
export const acceptedUploads = [".png", ".jpeg", ".jpg", ".pdf", ".txt", ...uploadTypes].join(",");
