/** The selected stops. Immutable; an operation without effect returns the same object. */
export interface Selection {
  readonly ids: ReadonlySet<number>;
  /** Start of a range selection. */
  readonly anchor: number | null;
}

export const NO_SELECTION: Selection = { ids: new Set(), anchor: null };

/**
 * Returns a selector: which of these stops a selection contains. An equal result is the same object, so
 * components that draw these stops do not render when other stops are selected.
 */
export function partWithin(stops: readonly { readonly id: number }[]): (whole: Selection) => Selection {
  let last = NO_SELECTION;
  let part = NO_SELECTION;
  return (whole) => {
    if (whole === last) return part;
    last = whole;
    const isEmpty = whole.ids.size === 0;
    const ids = isEmpty ? [] : stops.flatMap(({ id }) => (whole.ids.has(id) ? [id] : []));
    const anchor = !isEmpty && stops.some(({ id }) => id === whole.anchor) ? whole.anchor : null;
    const isSame =
      anchor === part.anchor && ids.length === part.ids.size && ids.every((id) => part.ids.has(id));
    if (!isSame) part = { ids: new Set(ids), anchor };
    return part;
  };
}

/** A plain click selects only this stop. */
export function selectOnly(id: number): Selection {
  return { ids: new Set([id]), anchor: id };
}

/** Ctrl/Cmd-click and space: adds or removes a stop; the next range starts here. */
export function toggled(selection: Selection, id: number): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/**
 * Shift: from the anchor to this stop in display order, in either direction. If the anchor is not visible,
 * the range is only this stop.
 *
 * @param order the visible stops, in reading order
 */
export function rangeTo(selection: Selection, order: readonly number[], id: number): Selection {
  const to = order.indexOf(id);
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  if (to < 0) return selection;
  if (from < 0) return selectOnly(id);
  return {
    ids: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)),
    anchor: selection.anchor,
  };
}

export function selectAll(ids: Iterable<number>): Selection {
  const all = new Set(ids);
  return { ids: all, anchor: all.values().next().value ?? null };
}

/** Without the stops for which `keep` is false. */
export function pruned(selection: Selection, keep: (id: number) => boolean): Selection {
  const kept = [...selection.ids].filter(keep);
  if (kept.length === selection.ids.size) return selection;
  const ids = new Set(kept);
  return {
    ids,
    anchor: selection.anchor !== null && ids.has(selection.anchor) ? selection.anchor : (kept[0] ?? null),
  };
}
