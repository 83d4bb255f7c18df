/** Rows, or ids, in one statement. */
const rowsPerBatch = 200;

export function batchesOf<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerBatch);
  return Array.from({ length: count }, (_, index) => rows.slice(index * rowsPerBatch, (index + 1) * rowsPerBatch));
}
