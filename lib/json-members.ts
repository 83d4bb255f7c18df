/** A member of a JSON object, or one element of a member that is a list, and how many bytes it took. */
export type Member = { name: string; value: unknown; bytes: number };

/** Not a JSON object, or one with a piece larger than allowed. */
export class BrokenJson extends Error {
  constructor(readonly isTooLarge = false) {
    super();
  }
}

/**
 * Reads a JSON object of any size as it arrives, in pieces that fit into memory: each member, and of members that are lists
 * each element by itself. Throws `BrokenJson`, also for a piece of more than `maxBytes`.
 */
export async function* membersOf(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Member> {
  const scanner = new MemberScanner(maxBytes);
  for await (const chunk of chunks) yield* scanner.read(chunk);
  if (!scanner.isOver) throw new BrokenJson();
}

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma, colon] = [code('"'), code("\\"), code(","), code(":")];
const [openObject, closeObject, openList, closeList] = [code("{"), code("}"), code("["), code("]")];

class MemberScanner {
  isOver = false;
  private depth = 0;
  /** Inside a list that is a member: its elements are the pieces. */
  private isInList = false;
  private isInString = false;
  private isEscaped = false;
  private name: string | null = null;
  /** What has been read of the current piece, copied together: chunks of one byte each would take a hundred times their size. */
  private piece = new Uint8Array(4_096);
  private size = 0;

  constructor(private readonly maxBytes: number) {}

  *read(chunk: Uint8Array): Generator<Member> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (this.isInString) this.passString(byte);
      else if (byte === quote) this.isInString = true;
      else if (this.isCut(byte)) {
        this.keep(chunk.subarray(start, at));
        start = at + 1;
        yield* this.cut(byte);
      } else if (byte === openObject || byte === openList) this.depth += 1;
      else if (byte === closeObject || byte === closeList) this.depth -= 1;
    }
    this.keep(chunk.subarray(start));
    if (this.depth === 0) this.requireBlank();
  }

  private passString(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === backslash) this.isEscaped = true;
    else if (byte === quote) this.isInString = false;
  }

  /** Whether a piece ends or begins here; everything deeper belongs to a piece. */
  private isCut(byte: number): boolean {
    if (this.depth === 0) return byte === openObject || byte === openList || byte === closeObject || byte === closeList;
    if (this.isInList) return this.depth === 2 && (byte === comma || byte === closeList || byte === closeObject);
    if (this.depth !== 1) return false;
    if (byte === openList) return this.name !== null;
    return byte === comma || byte === colon || byte === closeObject || byte === closeList;
  }

  private *cut(byte: number): Generator<Member> {
    if (this.depth === 0) {
      if (byte !== openObject || this.isOver) throw new BrokenJson();
      this.requireBlank();
      this.depth = 1;
    } else if (byte === colon) {
      if (this.name !== null) throw new BrokenJson();
      this.name = String(this.take());
    } else if (byte === openList) {
      this.requireBlank();
      this.isInList = true;
      this.depth = 2;
    } else {
      if (byte === (this.isInList ? closeObject : closeList)) throw new BrokenJson();
      const bytes = this.size;
      if (this.isBlank()) this.forget();
      else yield { name: this.name ?? "", value: this.take(), bytes };
      if (byte === comma && this.isInList) return;
      if (this.isInList) this.isInList = false;
      else this.name = null;
      if (byte !== comma) this.depth -= 1;
      this.isOver = this.depth === 0;
    }
  }

  private keep(part: Uint8Array): void {
    const size = this.size + part.length;
    if (size > this.maxBytes) throw new BrokenJson(true);
    if (size > this.piece.length) {
      const larger = new Uint8Array(Math.min(2 * size, this.maxBytes));
      larger.set(this.soFar());
      this.piece = larger;
    }
    this.piece.set(part, this.size);
    this.size = size;
  }

  private soFar(): Uint8Array {
    return this.piece.subarray(0, this.size);
  }

  /** The piece that has been read, as a value. */
  private take(): unknown {
    const bytes = this.soFar();
    this.forget();
    try {
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch {
      throw new BrokenJson();
    }
  }

  private forget(): void {
    this.size = 0;
  }

  private isBlank(): boolean {
    return this.soFar().every((byte) => byte <= 0x20);
  }

  private requireBlank(): void {
    if (!this.isBlank()) throw new BrokenJson();
    this.forget();
  }
}
