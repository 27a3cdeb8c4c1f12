import { useHotkeys } from 'react-hotkeys-hook';
import { LETTER_KEYS_PREFERENCE } from '../../dispatch/hands/boardKeyList';
import { isModalOpen } from '../../dispatch/hands/isModalOpen';
import { usePageCommands } from '../../dispatch/hands/pageCommands';
import { usePreference } from '../../providers/store';

/** Keys of the page's own commands; they are single characters, and can be switched off as all of these. */
export function PlanKeys() {
  const commands = usePageCommands();
  const [hasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  useHotkeys(
    commands.flatMap(({ hotkey }) => hotkey ?? []),
    (event) => commands.find(({ hotkey }) => hotkey === event.key.toLowerCase())?.run(),
    {
      ignoreEventWhen: (event) => event.ctrlKey || event.metaKey || event.altKey || isModalOpen(),
      preventDefault: true,
      useKey: true,
      enabled: hasLetters,
    },
    [commands],
  );
  return null;
}
