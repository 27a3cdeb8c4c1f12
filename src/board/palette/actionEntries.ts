import { anyKey, type Translate } from '../../i18n/messageKey';
import type { PermissionIndex } from '../../domain/access/access';
import type { StopOnBoard } from '../actions/deliveryAction';
import { actionsForStop, actionsForStops, runActionsNow } from '../actions/offeredActions';
import { oneRunOf } from '../actions/oneRunOf';
import type { OpenAction } from '../actions/openAction';
import type { PaletteEntry } from './paletteEntry';

interface InHand {
  /** Selected stops, else the one under the cursor. */
  stops: readonly StopOnBoard[];
  permissions: PermissionIndex;
  open: OpenAction;
  translate: Translate;
  /** The element that had the focus before the palette. */
  returnTo: HTMLElement | null;
}

/** Actions on the selected stops, and on their run if they have the same one. */
export function actionEntries({ stops, permissions, open, translate, returnTo }: InHand): PaletteEntry[] {
  const [first] = stops;
  if (!first) return [];
  const label = (name: string) => anyKey(translate)(`actions.${name}.label`);
  const ofStops: PaletteEntry[] =
    stops.length > 1
      ? actionsForStops(stops, permissions).map((offered) => ({
          id: `stops-${offered.action.name}`,
          group: 'actions',
          label: label(offered.action.name),
          hint: translate('interaction.selection.count', { smart_count: offered.stops.length }),
          hotkey: offered.action.hotkey,
          run: () => open.openStops(offered, returnTo),
        }))
      : actionsForStop(first, permissions).map((action) => ({
          id: `stop-${action.name}`,
          group: 'actions',
          label: label(action.name),
          hint: first.event.participant_name ?? undefined,
          hotkey: action.hotkey,
          run: () => open.openStop(action, first, returnTo),
        }));
  const manifest = oneRunOf(stops);
  if (!manifest) return ofStops;
  const ofRun = runActionsNow(manifest, permissions).map((action): PaletteEntry => ({
    id: `run-${action.name}`,
    group: 'runActions',
    label: label(action.name),
    hint: manifest.name,
    hotkey: action.hotkey,
    run: () => open.openRun(action, manifest, returnTo),
  }));
  return [...ofStops, ...ofRun];
}
