import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays } from '../../domain/dates';
import type { PageCommand } from '../../dispatch/hands/pageCommands';
import { useMapShown } from '../map/useMapShown';

interface PlanCommandsOf {
  date: string;
  onDate: (date: string) => void;
}

/** What the page can do beside the board's own commands: in its palette, its keys and their sheet. */
export function usePlanCommands({ date, onDate }: PlanCommandsOf): readonly PageCommand[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [hasMap, setMap] = useMapShown();
  return useMemo(() => {
    const command = (name: string, hotkey: string | undefined, run: () => void): PageCommand => ({
      name,
      label: translate(`scheduling.commands.${name}`),
      hotkey,
      run,
    });
    return [
      command('map', 'v', () => setMap(!hasMap)),
      command('previousDay', '[', () => onDate(addDays(date, -1))),
      command('nextDay', ']', () => onDate(addDays(date, 1))),
      command('imports', undefined, () => void navigate('/schedule/imports')),
      command('board', undefined, () => void navigate(`/dispatch?date=${date}`)),
    ];
  }, [translate, navigate, date, onDate, hasMap, setMap]);
}
