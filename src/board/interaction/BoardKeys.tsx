import { useHotkeys } from 'react-hotkeys-hook';
import { usePermissions } from '../../providers/usePermissions';
import { usePreference } from '../../providers/store';
import { deliveryActions } from '../actions/list';
import { actionsForStop, actionsForStops, runActionsNow } from '../actions/offeredActions';
import { useOpenAction } from '../actions/openAction';
import { oneRunOf } from '../actions/oneRunOf';
import { runActions } from '../actions/runList';
import { useNotOfferedMessage } from '../actions/useNotOfferedMessage';
import { whyNotOffered } from '../actions/whyNotOffered';
import { BOARD_KEYS, isCharacter, LETTER_KEYS_PREFERENCE } from './boardKeyList';
import { isModalOpen } from './isModalOpen';
import { useBoardCommands } from './useBoardCommands';
import { useInteraction } from './useInteraction';

// Two actions may use the same letter: it is registered one time.
const LETTERS = [...new Set([...deliveryActions, ...runActions].flatMap(({ hotkey }) => hotkey ?? []))];
const ALL = Object.values(BOARD_KEYS).flat();
const CHARACTERS = ALL.filter(isCharacter);
const CHORDS = ALL.filter((key) => !isCharacter(key));

/** The pressed keys in the format of the key list; the library passes modifiers and key separately. */
function spelling(event: KeyboardEvent): string {
  const parts = [event.ctrlKey || event.metaKey ? 'mod' : null, event.shiftKey ? 'shift' : null];
  return [...parts, event.key.toLowerCase()].filter((part) => part !== null).join('+');
}

/** Keys of the whole board. Off while the user types, and while a dialog or a menu has the focus. */
export function BoardKeys() {
  const { targetStops } = useInteraction();
  const { openStop, openStops, openRun } = useOpenAction();
  const permissions = usePermissions();
  const { notifyNoStop, notifyWhyNot } = useNotOfferedMessage();
  const commands = useBoardCommands();
  const [hasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  const options = { ignoreEventWhen: isModalOpen, preventDefault: true };

  const start = (letter: string): void => {
    const stops = targetStops();
    const [stop] = stops;
    if (!stop) return notifyNoStop();
    const ofStops = actionsForStops(stops, permissions).find(({ action }) => action.hotkey === letter);
    if (stops.length > 1 && ofStops) return openStops(ofStops);
    const ofStop = actionsForStop(stop, permissions).find(({ hotkey }) => hotkey === letter);
    if (stops.length === 1 && ofStop) return openStop(ofStop, stop);
    const manifest = oneRunOf(stops);
    const ofRun = runActionsNow(manifest, permissions).find(({ hotkey }) => hotkey === letter);
    if (manifest && ofRun) return openRun(ofRun, manifest);
    const refused = whyNotOffered(letter, stops, permissions);
    if (refused) notifyWhyNot(refused);
  };
  const command = (event: KeyboardEvent): void => {
    const pressed = isCharacter(event.key) && !event.ctrlKey && !event.metaKey ? event.key : spelling(event);
    const name = Object.entries<readonly string[]>(BOARD_KEYS).find(([, keys]) =>
      keys.includes(pressed),
    )?.[0];
    commands.find((each) => each.name === name)?.run();
  };

  useHotkeys(LETTERS, (_, { keys }) => start(keys?.join('') ?? ''), { ...options, enabled: hasLetters });
  useHotkeys(CHARACTERS, command, { ...options, useKey: true, enabled: hasLetters });
  useHotkeys(CHORDS, command, options);
  return null;
}
