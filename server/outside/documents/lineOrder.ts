import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const CONTROLS = /\p{Bidi_Control}/gu;

export function runsFromRight(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * A line in the order in which it is seen, from left to right, cut where the order turns and at spaces (UAX #9). Each part is
 * drawn by itself: the font's own shaping turns the letters of an Arabic part round, and knows no mixed ones.
 */
export function seenParts(line: string, direction: 'ltr' | 'rtl'): string[] {
  // A phone or a time that stands alone runs from the left on every page.
  const base = runsFromRight(line) ? direction : 'ltr';
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const parts: { text: string; level: number }[] = [];
  for (let index = 0; index < line.length; index++) {
    const level = levels[index] ?? 0;
    const character =
      (level % 2 === 1 && bidi.getMirroredCharacter(line[index] ?? '')) || (line[index] ?? '');
    const before = parts.at(-1);
    const isSpace = character === ' ';
    if (before && before.level === level && !isSpace && !before.text.endsWith(' ')) before.text += character;
    else parts.push({ text: character, level });
  }
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  const order = [...parts];
  // Rule L2: from the highest level down, what is at least as deep is turned round.
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to++;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  return order.map(({ text, level }) => seen(text, level)).filter((text) => text !== '');
}

/** The shaping of the font turns letters round, but not what has none. */
function seen(text: string, level: number): string {
  const bare = text.replace(CONTROLS, '');
  return level % 2 === 1 && !runsFromRight(bare) ? [...bare].reverse().join('') : bare;
}

/** The lines of a text within a width, in the order of reading. A word that is wider has a line of its own. */
export function linesWithin(text: string, width: number, widthOf: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
