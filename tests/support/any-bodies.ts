import fc from "fast-check";

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, "", 0, -1, 1e308, [], {}, "\u0000", "\ud800", "💥", { not: "" }) },
);

/** A right body in which any number of fields is anything. */
export const nearly = (body: Record<string, unknown>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, fc.oneof(fc.constant(value), anything)] as const),
    ),
    { requiredKeys: [] },
  );

export const raw = fc.oneof(
  anything.map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
);
export const contentType = fc.constantFrom(
  ...["application/json", "multipart/form-data; boundary=XX", "multipart/form-data", "text/plain", "", "x/y; z"],
);
