import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays } from '../../domain/time/dates';
import type { PageCommand } from '../../board/interaction/pageCommands';
import { useTranslateAny } from '../../i18n/useT';
import { useMapShown } from '../map/useMapShown';
import type { PlanView } from '../planView';
import { PLAN_TOOL_ACCESS } from './planTools';
import { usePlanTools } from './usePlanTools';

interface PlanCommandsOf {
  date: string;
  onDate: (date: string) => void;
  view: PlanView;
}

/** Commands of the page beside the board's own: in its palette, its keys and the list of keys. */
export function usePlanCommands({ date, onDate, view }: PlanCommandsOf): readonly PageCommand[] {
  const translateAny = useTranslateAny();
  const navigate = useNavigate();
  const tools = usePlanTools();
  const [hasMap, setMap] = useMapShown();
  return useMemo(() => {
    const command = (name: string, hotkey: string | undefined, run: () => void): PageCommand => ({
      name,
      label: translateAny(`scheduling.commands.${name}`),
      hotkey,
      run,
    });
    return [
      ...tools.map((tool) => command(tool, PLAN_TOOL_ACCESS[tool].hotkey, () => view.tool.set(tool))),
      command('map', 'v', () => setMap(!hasMap)),
      command('previousDay', '[', () => onDate(addDays(date, -1))),
      command('nextDay', ']', () => onDate(addDays(date, 1))),
      command('imports', undefined, () => void navigate('/schedule/imports')),
      command('board', undefined, () => void navigate(`/dispatch?date=${date}`)),
    ];
  }, [translateAny, navigate, date, onDate, hasMap, setMap, tools, view]);
}
