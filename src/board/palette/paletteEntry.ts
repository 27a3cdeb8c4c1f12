/** Groups of the palette in display order. */
export const PALETTE_GROUPS = [
  'actions',
  'runActions',
  'board',
  'runs',
  'stops',
  'views',
  'filters',
  'dates',
  'pages',
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export interface PaletteEntry {
  /** Unique among the entries. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Shown beside the label: the driver, the address. */
  hint?: string;
  /** The key of the same command. */
  hotkey?: string;
  /** Minimum length of the text before entries of this kind are shown: there are too many. */
  minText?: number;
  run: () => void;
}

/** Maximum entries per group, so the other groups stay visible. */
const MAX_OF_GROUP = 8;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Entries that contain every typed word; labels that start with the text come first; a few per group. */
export function matchEntries(
  entries: readonly PaletteEntry[],
  text: string,
): ReadonlyMap<PaletteGroup, readonly PaletteEntry[]> {
  const typed = plain(text.trim());
  const words = typed.split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    if (typed.length < (entry.minText ?? 0)) return false;
    const searchText = plain(`${entry.label} ${entry.hint ?? ''}`);
    return words.every((word) => searchText.includes(word));
  });
  const groups = new Map<PaletteGroup, PaletteEntry[]>();
  for (const group of PALETTE_GROUPS) {
    const ofGroup = found.filter((entry) => entry.group === group);
    const starting = ofGroup.filter((entry) => typed && plain(entry.label).startsWith(typed));
    const ordered = [...starting, ...ofGroup.filter((entry) => !starting.includes(entry))];
    if (ordered.length > 0) groups.set(group, ordered.slice(0, MAX_OF_GROUP));
  }
  return groups;
}
