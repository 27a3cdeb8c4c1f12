import { useMemo, useState } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import { usePermissions } from '../../providers/usePermissions';
import { useOpenAction } from '../actions/openAction';
import { NO_FILTERS } from '../boardFilters';
import { NO_DAY } from '../mergeBoard';
import type { useBoardUrl } from '../useBoardUrl';
import { useFilterChoices } from '../useFilterChoices';
import { goToRun, goToStop } from '../interaction/goTo';
import { useBoardCommands } from '../interaction/useBoardCommands';
import { useInteraction } from '../interaction/useInteraction';
import { usePageCommands } from '../interaction/pageCommands';
import { actionEntries } from './actionEntries';
import { dateEntries, typedDateEntries } from './dateEntries';
import { filterEntries } from './filterEntries';
import { Palette } from './Palette';
import { placeEntries } from './placeEntries';
import { useViews } from '../views/useViews';
import { usePageEntries } from './usePageEntries';

interface BoardPaletteProps {
  url: ReturnType<typeof useBoardUrl>;
  today: string;
  onClose: () => void;
}

/** The palette for the board as it was when it opened: entries do not move under the pointer. */
export default function BoardPalette({ url, today, onClose }: BoardPaletteProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const interaction = useInteraction();
  const open = useOpenAction();
  const permissions = usePermissions();
  const pages = usePageEntries();
  const commands = useBoardCommands();
  const ofPage = usePageCommands();
  const [opened] = useState(() => ({
    board: interaction.board(),
    stops: interaction.targetStops(),
    returnTo: document.activeElement instanceof HTMLElement ? document.activeElement : null,
  }));
  const choices = useFilterChoices(opened.board ?? NO_DAY);
  const { views, show } = useViews();
  const showAll = () => url.showFilters({ ...NO_FILTERS, finished: true });
  const places = useMemo(
    () => (opened.board ? placeEntries(opened.board, translateAny) : []),
    [opened, translateAny],
  );
  const { stops, returnTo } = opened;
  return (
    <Palette
      entries={[
        ...actionEntries({ stops, permissions, open, translate, returnTo }),
        ...commands
          .filter(({ name }) => name !== 'palette')
          .map(({ name, key, run }) => ({
            id: `board-${name}`,
            group: 'board' as const,
            label: translate(`interaction.keys.${name}`),
            hotkey: key,
            run,
          })),
        ...ofPage.map(({ name, label, hotkey, run }) => ({
          id: `page-${name}`,
          group: 'board' as const,
          label,
          hotkey,
          run,
        })),
        ...places.map(({ runId, stopId, ...entry }) => ({
          ...entry,
          run: () =>
            stopId === undefined
              ? goToRun(interaction, runId ?? null, showAll)
              : goToStop(interaction, stopId, showAll),
        })),
        ...views.map((view) => ({
          id: `view-${view.id}`,
          group: 'views' as const,
          label: view.name,
          run: () => show(view),
        })),
        ...filterEntries({ filters: url.filters, choices, translate, showFilters: url.showFilters }),
        ...dateEntries({ date: url.date, today, translate, showDate: url.showDate }),
        ...pages,
      ]}
      meant={(text) => typedDateEntries(text, { date: url.date, translate, showDate: url.showDate })}
      onClose={onClose}
    />
  );
}
