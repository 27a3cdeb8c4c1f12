import { Box, Radio, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { OnPhone } from '../../ui/OnPhone';
import { stackedTable } from '../../ui/stackedTable';
import { useInteraction } from '../interaction/useInteraction';
import { addedText, conflictLines } from './costLines';
import { takesNone, type Candidate } from './planFor';
import { formatTimeOnDay } from '../../providers/measures';

interface RunTableProps {
  /** In the order of `cheapestFirst`; the chosen one with the plan of its chosen place. */
  candidates: readonly Candidate[];
  ids: readonly number[];
  chosenId: number | null;
  onChoose: (candidate: Candidate) => void;
}

/** With more runs than these, a search field is shown. */
const FEW = 6;

const numbers = { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** The runs that can take the stops, to compare and choose from: driver, added time, arrival, conflicts. */
export function RunTable({ candidates, ids, chosenId, onChoose }: RunTableProps) {
  const translate = useT();
  const { find } = useInteraction();
  const [text, setText] = useState('');
  const wanted = text.trim().toUpperCase();
  const able = candidates.filter((each) => !takesNone(each, ids));
  const listed = able.length > 0 ? able : candidates;
  const shown = listed.filter(({ manifest }) =>
    `${manifest.name} ${manifest.employee ?? ''}`.toUpperCase().includes(wanted),
  );
  const [cheapest] = able;
  const label = translate('interaction.move.runs');
  const conflictsOf = ({ plan }: Candidate) => conflictLines(plan, find, translate);
  const inAll = linesInAll(listed.map(conflictsOf));
  const unable = countLines(candidates.filter((each) => !listed.includes(each)).flatMap(conflictsOf));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {inAll.length > 0 ? (
        <Box role="status" sx={{ color: 'error.main' }}>
          {inAll.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Box>
      ) : null}
      {unable.length > 0 ? (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {unable.map(([line, count]) => (
            <div key={line}>{translate('interaction.move.cannot', { smart_count: count, reason: line })}</div>
          ))}
        </Box>
      ) : null}
      {listed.length > FEW ? (
        <TextField
          size="small"
          type="search"
          label={translate('interaction.move.find')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(key) => {
            // Enter chooses the only match; it does not send the form.
            if (key.key !== 'Enter') return;
            key.preventDefault();
            if (shown[0]) onChoose(shown[0]);
          }}
        />
      ) : null}
      <Box
        role="radiogroup"
        aria-label={label}
        sx={{ maxHeight: 288, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small" stickyHeader aria-label={label} sx={stackedTable}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('dispatch.fields.run')}</TableCell>
              <TableCell sx={numbers}>{translate('interaction.move.added')}</TableCell>
              <TableCell sx={numbers}>{translate('interaction.move.arrival')}</TableCell>
              <TableCell>{translate('interaction.move.late')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((candidate) => {
              const { manifest, plan } = candidate;
              const isChosen = manifest.id === chosenId;
              const conflicts = conflictsOf(candidate).filter((line) => !inAll.includes(line));
              const driver = manifest.employee ?? translate('dispatch.noDriver');
              const mark = candidate.isCurrent
                ? translate('interaction.move.current')
                : candidate.manifest.id === cheapest?.manifest.id
                  ? translate('interaction.move.cheapest')
                  : null;
              return (
                <TableRow
                  key={manifest.id}
                  hover
                  selected={isChosen}
                  onClick={() => onChoose(candidate)}
                  sx={{ cursor: 'pointer', '& td': { verticalAlign: 'top' } }}
                >
                  <TableCell>
                    <Box component="label" sx={{ display: 'flex', gap: 1, cursor: 'pointer' }}>
                      <Radio
                        size="small"
                        name="move-run"
                        checked={isChosen}
                        onChange={() => onChoose(candidate)}
                        sx={{ padding: 0, alignSelf: 'start' }}
                      />
                      <span>
                        <b>{manifest.name}</b>{' '}
                        {mark ? (
                          <Box
                            component="small"
                            sx={(theme) => ({
                              paddingInline: 1.5,
                              borderRadius: '6px',
                              whiteSpace: 'nowrap',
                              fontWeight: 500,
                              color: theme.tones[candidate.isCurrent ? 'neutral' : 'green'].text,
                              backgroundColor: theme.tones[candidate.isCurrent ? 'neutral' : 'green'].ground,
                            })}
                          >
                            {mark}
                          </Box>
                        ) : null}
                        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                          {driver}
                        </Box>
                      </span>
                    </Box>
                  </TableCell>
                  <TableCell sx={numbers}>
                    <OnPhone>{translate('interaction.move.added')}: </OnPhone>
                    {takesNone(candidate, ids) ? '–' : addedText(plan, translate)}
                  </TableCell>
                  <TableCell sx={numbers}>
                    <OnPhone>{translate('interaction.move.arrival')}: </OnPhone>
                    {arrivalOf(candidate, ids)}
                  </TableCell>
                  <TableCell sx={{ color: conflicts.length > 0 ? 'error.main' : 'text.secondary' }}>
                    {conflicts.length > 0
                      ? conflicts.map((line) => <div key={line}>{line}</div>)
                      : inAll.length > 0
                        ? '–'
                        : translate('interaction.move.nobody')}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
        {shown.length === 0 ? (
          <Box role="status" sx={{ padding: 3, color: 'text.secondary' }}>
            {translate('interaction.move.noRun')}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

/** What holds for every run is said once above the table, not in each row. */
function linesInAll([first = [], ...others]: readonly (readonly string[])[]): readonly string[] {
  return others.length === 0 ? [] : first.filter((line) => others.every((lines) => lines.includes(line)));
}

/** Each line with the runs that it holds for. */
function countLines(lines: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts];
}

/** When the driver reaches the first of the stops. */
function arrivalOf({ manifest, plan }: Candidate, ids: readonly number[]): string {
  const run = plan.runs.find(({ manifest_id: id }) => id === manifest.id);
  const first = ids.flatMap((id) => run?.arrivals.get(id) ?? []);
  if (first.length === 0) return '–';
  return formatTimeOnDay(new Date(Math.min(...first)), manifest.time_zone, manifest.delivery_date);
}
