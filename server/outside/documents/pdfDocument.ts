import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Scene } from '../map/picture/scene';
import { drawMap } from './mapDrawing';
import { isPrintable } from './printablePicture';
import { sayErased } from '../../../src/domain/keeping/erased';
import { directionOf, leftToRight, type Language } from '../../../src/domain/wire/languages';
import { linesWithin, runsFromRight, seenParts } from './lineOrder';
import { erasedWord } from './words';

const require = createRequire(import.meta.url);
// PDF's own faces garble letters such as ł and ő.
const FONTS = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
/** Points, 72 to the inch. */
const MARGIN = 42;
const TEXT = 9;
const GREY = '#555f6b';
const RULE = '#c9d0d8';

export interface PdfOptions {
  title: string;
  /** At the foot of each page, before its number. */
  footer: string;
  isLandscape?: boolean;
  /** Of its words: where they run from the right, all stands at the right. */
  language: Language;
  /** Makes the bytes the same at every printing. */
  createdAt: Date;
  keywords?: string;
}

/** A document of headings, facts, tables and pictures on letter pages, in faces that have every name's letters. */
export class PdfPages {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;
  readonly #direction: 'ltr' | 'rtl';

  constructor(private readonly options: PdfOptions) {
    const { title, createdAt, keywords } = options;
    this.#direction = directionOf(options.language);
    this.#document = new PDFDocument({
      size: 'LETTER',
      layout: options.isLandscape ? 'landscape' : 'portrait',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + 18 },
      bufferPages: true,
      info: {
        Title: title,
        CreationDate: createdAt,
        ModDate: createdAt,
        ...(keywords ? { Keywords: keywords } : {}),
      },
    });
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.#document.on('end', resolve);
      this.#document.on('error', reject);
    });
    this.#document.font(FONTS.bold).fontSize(16);
    this.#write(title, 0, this.width);
    this.#document.moveDown(0.3);
  }

  get width(): number {
    return this.#document.page.width - 2 * MARGIN;
  }

  heading(text: string): this {
    this.#needs(40);
    this.#document.moveDown(0.8).font(FONTS.bold).fontSize(11);
    this.#write(text, 0, this.width);
    this.#document.moveDown(0.2);
    return this;
  }

  paragraph(text: string, isQuiet = false): this {
    this.#document
      .font(FONTS.plain)
      .fontSize(TEXT)
      .fillColor(isQuiet ? GREY : 'black');
    this.#write(text, 0, this.width);
    this.#document.fillColor('black');
    return this;
  }

  /** Label and value per line; what has no value is left out. */
  facts(facts: readonly (readonly [label: string, value: string | null | undefined])[]): this {
    const column = 130;
    for (const [label, value] of facts) {
      if (!value) continue;
      this.#document.font(FONTS.plain).fontSize(TEXT);
      const height = this.#heightOf(value, this.width - column);
      this.#needs(height + 4);
      const top = this.#document.y;
      this.#document.fillColor(GREY);
      this.#write(label, 0, column - 8, top);
      this.#document.fillColor('black');
      this.#write(value, column, this.width - column, top);
      this.#document.y = Math.max(this.#document.y, top + height) + 2;
    }
    this.#document.x = MARGIN;
    return this;
  }

  /** `widths` are shares of the page; the head is repeated on each page. */
  table(head: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): this {
    const total = widths.reduce((sum, width) => sum + width, 0);
    const lefts = widths.map(
      (_, index) => (widths.slice(0, index).reduce((sum, width) => sum + width, 0) / total) * this.width,
    );
    const line = (cells: readonly string[], font: string) => {
      this.#document.font(font).fontSize(8);
      const widthOf = (index: number) => ((widths[index] ?? 0) / total) * this.width - 6;
      const height = Math.max(...cells.map((cell, index) => this.#heightOf(cell || ' ', widthOf(index))));
      if (this.#needs(height + 6) && font === FONTS.plain) line(head, FONTS.bold);
      const top = this.#document.y;
      this.#document.font(font).fontSize(8);
      cells.forEach((cell, index) => this.#write(cell, lefts[index] ?? 0, widthOf(index), top + 2));
      const bottom = top + height + 5;
      this.#document.moveTo(MARGIN, bottom).lineTo(MARGIN + this.width, bottom);
      this.#document.lineWidth(0.5).strokeColor(RULE).stroke();
      this.#document.y = bottom;
      this.#document.x = MARGIN;
    };
    line(head, FONTS.bold);
    for (const row of rows) line(row, FONTS.plain);
    return this;
  }

  /** A picture no larger than the given box, with words below; false for one that cannot be printed. */
  picture(bytes: Buffer, box: { width: number; height: number }, caption: string): boolean {
    if (!isPrintable(bytes)) return false;
    this.#needs(box.height + 20);
    const top = this.#document.y + 4;
    try {
      const isFromRight = this.#direction === 'rtl';
      this.#document.image(bytes, isFromRight ? MARGIN + this.width - box.width : MARGIN, top, {
        fit: [box.width, box.height],
        align: isFromRight ? 'right' : undefined,
      });
    } catch {
      // A JPEG without a frame: nothing was drawn.
      return false;
    }
    this.#document.y = top + box.height + 4;
    this.paragraph(caption, true);
    return true;
  }

  /** A small map over the width of the page, with words below. */
  map(scene: Scene, caption: string): this {
    const scale = this.width / scene.view.width;
    const height = scene.view.height * scale;
    this.#needs(height + 20);
    const top = this.#document.y + 4;
    this.#document.font(FONTS.plain);
    drawMap(this.#document, scene, { left: MARGIN, top, scale });
    this.#document.x = MARGIN;
    this.#document.y = top + height + 4;
    return this.paragraph(caption, true);
  }

  async end(): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.#document.switchToPage(index);
      const { page } = this.#document;
      // Below the margin, where text would begin a new page.
      page.margins.bottom = 0;
      this.#document.font(FONTS.plain).fontSize(7).fillColor(GREY);
      const place = leftToRight(`${index + 1} / ${count}`, this.#direction);
      this.#write(`${this.options.footer} · ${place}`, 0, this.width, page.height - MARGIN);
    }
    this.#document.end();
    await this.#done;
    return Buffer.concat(this.#chunks);
  }

  /** Text at a distance from the side where its words begin. */
  #write(given: string, from: number, width: number, top = this.#document.y): void {
    const text = this.#said(given);
    const direction = this.#direction;
    const left = direction === 'rtl' ? MARGIN + this.width - from - width : MARGIN + from;
    if (direction === 'ltr' && !runsFromRight(text)) {
      this.#document.text(text, left, top, { width });
      return;
    }
    const height = this.#document.currentLineHeight(true);
    let y = top;
    for (const line of this.#linesOf(text, width)) {
      if (y + height > this.#document.page.height - this.#document.page.margins.bottom) {
        this.#document.addPage();
        y = this.#document.y;
      }
      let x = direction === 'rtl' ? left + width - this.#widthOf(line) : left;
      for (const part of seenParts(line, direction)) {
        this.#document.text(part, x, y, { lineBreak: false });
        x += this.#document.widthOfString(part);
      }
      y += height;
    }
    this.#document.x = MARGIN;
    this.#document.y = y;
  }

  #said(text: string): string {
    return sayErased(text, erasedWord(this.options.language));
  }

  #widthOf(line: string): number {
    return seenParts(line, this.#direction)
      .map((part) => this.#document.widthOfString(part))
      .reduce((sum, width) => sum + width, 0);
  }

  #linesOf(text: string, width: number): string[] {
    return linesWithin(text, width, (line) => this.#widthOf(line));
  }

  #heightOf(given: string, width: number): number {
    const text = this.#said(given);
    if (this.#direction === 'ltr' && !runsFromRight(text))
      return this.#document.heightOfString(text, { width });
    return this.#linesOf(text, width).length * this.#document.currentLineHeight(true);
  }

  /** Begins a page when so many points do not fit on this one; answers whether it did. */
  #needs(points: number): boolean {
    const { page } = this.#document;
    if (this.#document.y + points <= page.height - page.margins.bottom) return false;
    this.#document.addPage();
    return true;
  }
}
