import { useHotkeys } from 'react-hotkeys-hook';
import { useNotOfferedMessage } from '../../board/actions/useNotOfferedMessage';
import { LETTER_KEYS_PREFERENCE } from '../../board/interaction/boardKeyList';
import { isModalOpen } from '../../board/interaction/isModalOpen';
import { usePageCommands } from '../../board/interaction/pageCommands';
import { useT } from '../../i18n/useT';
import { usePreference } from '../../providers/store';
import { PLAN_TOOL_ACCESS, PLAN_TOOLS } from './planTools';

const TOOL_KEYS = PLAN_TOOLS.map((tool) => PLAN_TOOL_ACCESS[tool].hotkey);

/** Keys of the page's own commands; they are single characters, and can be switched off as all of these. */
export function PlanKeys() {
  const commands = usePageCommands();
  const [hasLetters] = usePreference(LETTER_KEYS_PREFERENCE, true);
  const translate = useT();
  const { notifyNoPermission } = useNotOfferedMessage();
  const start = (letter: string): void => {
    const command = commands.find(({ hotkey }) => hotkey === letter);
    if (command) return command.run();
    const missed = PLAN_TOOLS.find((tool) => PLAN_TOOL_ACCESS[tool].hotkey === letter);
    if (missed)
      notifyNoPermission(translate(`scheduling.commands.${missed}`), PLAN_TOOL_ACCESS[missed].access);
  };
  useHotkeys(
    [...new Set([...commands.flatMap(({ hotkey }) => hotkey ?? []), ...TOOL_KEYS])],
    (event) => start(event.key.toLowerCase()),
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
