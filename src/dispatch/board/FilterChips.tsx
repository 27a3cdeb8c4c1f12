import CloseIcon from '@mui/icons-material/Close';
import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { NO_FILTERS, type BoardFilters } from './boardFilters';
import { useBoardView } from './boardView';
import type { FilterChoices } from './FilterFields';

interface Chip {
  key: string;
  label: string;
  without: BoardFilters;
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
      ? [{ key: 'cdp', label: nameIn(choices.cdps, cdpId), without: { ...filters, cdpId: null } }]
      : []),
    ...(phase !== null
      ? [
          {
            key: 'phase',
            label: translate(`dispatch.phases.${phase}`),
            without: { ...filters, phase: null },
          },
        ]
      : []),
    ...(run !== null ? [{ key: 'run', label: run, without: { ...filters, run: null } }] : []),
    ...(driverId !== null
      ? [{ key: 'driver', label: nameIn(choices.drivers, driverId), without: { ...filters, driverId: null } }]
      : []),
    ...(status !== null
      ? [
          {
            key: 'status',
            label: translate(`eventStatus.${status}`),
            without: { ...filters, status: null },
          },
        ]
      : []),
    ...timing.map((flag) => ({
      key: flag,
      label: translate(`board.timingFlags.${flag}`),
      without: { ...filters, timing: timing.filter((each) => each !== flag) },
    })),
    ...marks.map((mark) => ({
      key: mark,
      label: translate(`dispatch.marks.${mark}`),
      without: { ...filters, marks: marks.filter((each) => each !== mark) },
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
      <Button size="small" onClick={() => showFilters({ ...NO_FILTERS, text: filters.text })}>
        {translate('board.clear')}
      </Button>
    </div>
  );
}
