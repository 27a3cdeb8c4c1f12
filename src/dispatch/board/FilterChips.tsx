import CloseIcon from '@mui/icons-material/Close';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { NO_FILTERS, type BoardFilters } from './boardFilters';
import { useBoardView } from './boardView';
import type { FilterChoices } from './FilterFields';

interface Chip {
  key: string;
  label: string;
  without: (asked: BoardFilters) => BoardFilters;
}

/** What is set, each to be taken away by itself. The status is in its own row of counts. */
export function FilterChips({ choices }: { choices: FilterChoices }) {
  const translate = useTranslate();
  const { filters, showFilters } = useBoardView();
  const { cdpId, phase, run, driverId, status, marks, timing } = filters;
  const nameIn = (all: readonly { id: number; name: string }[], id: number) =>
    all.find((each) => each.id === id)?.name ?? String(id);
  const chips: Chip[] = [
    ...(cdpId !== null
      ? [
          {
            key: 'cdp',
            label: nameIn(choices.cdps, cdpId),
            without: (asked: BoardFilters) => ({ ...asked, cdpId: null }),
          },
        ]
      : []),
    ...(phase !== null
      ? [
          {
            key: 'phase',
            label: translate(`dispatch.phases.${phase}`),
            without: (asked: BoardFilters) => ({ ...asked, phase: null }),
          },
        ]
      : []),
    ...(run !== null
      ? [{ key: 'run', label: run, without: (asked: BoardFilters) => ({ ...asked, run: null }) }]
      : []),
    ...(driverId !== null
      ? [
          {
            key: 'driver',
            label: nameIn(choices.drivers, driverId),
            without: (asked: BoardFilters) => ({ ...asked, driverId: null }),
          },
        ]
      : []),
    ...(status !== null
      ? [
          {
            key: 'status',
            label: translate(`eventStatus.${status}`),
            without: (asked: BoardFilters) => ({ ...asked, status: null }),
          },
        ]
      : []),
    ...timing.map((flag) => ({
      key: flag,
      label: translate(`board.timingFlags.${flag}`),
      without: (asked: BoardFilters) => ({ ...asked, timing: asked.timing.filter((each) => each !== flag) }),
    })),
    ...marks.map((mark) => ({
      key: mark,
      label: translate(`dispatch.marks.${mark}`),
      without: (asked: BoardFilters) => ({ ...asked, marks: asked.marks.filter((each) => each !== mark) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips" role="group" aria-label={translate('board.active')}>
      {chips.map(({ key, label, without }) => (
        <button
          key={key}
          type="button"
          className="filter-chip"
          aria-label={translate('board.remove', { name: label })}
          onClick={() => showFilters(without)}
        >
          {label}
          <CloseIcon fontSize="inherit" />
        </button>
      ))}
      <Button size="small" onClick={() => showFilters(({ text }) => ({ ...NO_FILTERS, text }))}>
        {translate('board.clear')}
      </Button>
    </div>
  );
}
