import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small picture of few colours, drawn by filling rectangles and dots, and written as PNG. */
export class PngPicture {
  readonly #points: Buffer;

  /** Filled with the first colour. */
  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly colours: readonly Colour[],
  ) {
    this.#points = Buffer.alloc(width * height);
  }

  /** Pixels outside of the picture are ignored. */
  fill(colour: number, left: number, top: number, width: number, height: number): this {
    const from = Math.max(0, Math.round(left));
    const to = Math.min(this.width, Math.round(left + width));
    const bottom = Math.min(this.height, Math.round(top + height));
    for (let y = Math.max(0, Math.round(top)); y < bottom; y++)
      if (to > from) this.#points.fill(colour, y * this.width + from, y * this.width + to);
    return this;
  }

  /** 8 bits per point, one row filter byte before each row. */
  toPng(): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head[8] = 8;
    head[9] = INDEXED;
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y++)
      this.#points.copy(rows, y * (this.width + 1) + 1, y * this.width, (y + 1) * this.width);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from(this.colours.flat())),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
