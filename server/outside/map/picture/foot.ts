import type { MapView } from './view';

/** Px of a letter of the foot: of the wider faces, so that no line is cut at the edge. */
const LETTER_PX = 5.6;
const LINE_PX = 13;
/** From the edges of the picture, and between the scale's bar, its text and the credit. */
const EDGE = { side: 8, bottom: 8, bar: 6, apart: 16 };

/** What stands along the lower edge of a small map. Baselines in px; the credit ends at `right`. */
export interface MapFoot {
  /** A bar of this many px is this long. */
  scale: { width: number; text: string; y: number };
  credit: { text: string; y: number }[];
  right: number;
  /** Px from the lower edge that no name may cover. */
  height: number;
}

const widthOf = (text: string) => text.length * LETTER_PX;

/** Whole words in as few lines as the room allows. */
function wrapped(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The scale, and whose data it is: side by side where there is room, else the credit below in whole lines. */
export function footOf(
  { width, height }: Pick<MapView, 'width' | 'height'>,
  scale: Pick<MapFoot['scale'], 'width' | 'text'>,
  attribution: string,
): MapFoot {
  const base = height - EDGE.bottom;
  const right = width - EDGE.side;
  const scaleEnd = EDGE.side + scale.width + EDGE.bar + widthOf(scale.text) + EDGE.apart;
  const isBeside = widthOf(attribution) <= right - scaleEnd;
  const lines = isBeside ? [attribution] : wrapped(attribution, right - EDGE.side);
  const first = base - (lines.length - 1) * LINE_PX;
  const scaleY = isBeside ? base : first - LINE_PX - 2;
  return {
    scale: { ...scale, y: scaleY },
    credit: lines.map((text, index) => ({ text, y: first + index * LINE_PX })),
    right,
    height: height - scaleY + LINE_PX - 1,
  };
}
