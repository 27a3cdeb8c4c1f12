import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { usePermissions } from '../../providers/usePermissions';
import { usePreference } from '../../providers/store';
import { deliveryActions } from '../actions/list';
import { actionsForRun, actionsForStop, actionsForStops } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';
import { runActions } from '../actions/runList';
import { BOARD_KEYS, LETTER_KEYS_PREFERENCE } from './boardKeyList';
import { putDown } from './putDown';
import { selectAll } from './selection';
import { useHands } from './useHands';

const KeySheet = lazy(() => import('./KeySheet'));

const LETTERS = [...deliveryActions, ...runActions].flatMap(({ hotkey }) => hotkey ?? []);

/** Keys of the whole board. Never while a person types, and not while a dialog or a menu has the keyboard. */
export function BoardKeys() {
  const translate = useTranslate();
  const hands = useHands();
  const { openStop, openStops, openRun, isBusy } = useOpenAction();
  const permissions = usePermissions();
  const [hasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const options = { ignoreEventWhen: isBusy, preventDefault: true };

  /** On what is selected, else on the stop under the cursor, else on the run in which the cursor stands. */
  const start = (letter: string): void => {
    const cursor = hands.cursor.get();
    const held = hands.held();
    const under = cursor === null ? null : hands.find(cursor);
    if (held.length > 1) {
      const offered = actionsForStops(held, permissions).find(({ action }) => action.hotkey === letter);
      if (offered) return openStops(offered);
    }
    const stop = held[0] ?? under;
    const action = actionsForStop(stop, permissions).find(({ hotkey }) => hotkey === letter);
    if (stop && action && held.length < 2) return openStop(action, stop);
    const manifest = stop?.manifest ?? null;
    const ofRun = actionsForRun(manifest, permissions).find(({ hotkey }) => hotkey === letter);
    if (manifest && ofRun) openRun(ofRun, manifest);
  };

  useHotkeys(LETTERS, (_, { keys }) => start(keys?.join('') ?? ''), { ...options, enabled: hasLetters });
  useHotkeys(BOARD_KEYS.sheet, () => setIsSheetOpen(true), {
    ...options,
    useKey: true,
    enabled: hasLetters,
  });
  useHotkeys(
    BOARD_KEYS.search,
    () => document.querySelector<HTMLInputElement>('.dispatch input[type="search"]')?.focus(),
    { ...options, useKey: true, enabled: hasLetters },
  );
  useHotkeys(BOARD_KEYS.putDown, () => putDown(hands), options);
  useHotkeys(
    BOARD_KEYS.selectAll,
    () => {
      const all = selectAll(hands.order());
      hands.selection.set(all);
      hands.said.set(translate('hands.selection.count', { smart_count: all.ids.size }));
    },
    options,
  );
  return (
    <Suspense fallback={null}>
      {isSheetOpen ? <KeySheet onClose={() => setIsSheetOpen(false)} /> : null}
    </Suspense>
  );
}
