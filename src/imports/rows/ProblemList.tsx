import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportProblemGroup } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { mergeProblems } from './mergeProblems';
import { ProblemLine } from './ProblemLine';
import { RepairAllDialog } from './RepairAllDialog';
import { ALL_ROWS, type Repair, type RowFilters } from './rowCalls';

/** More are behind a button. */
const SHOWN_AT_FIRST = 4;

interface ProblemListProps {
  groups: readonly ImportProblemGroup[];
  filters: RowFilters;
  mayRepair: boolean;
  onFilter: (filters: RowFilters) => void;
  /** Throws when refused, so that a dialog can show it. */
  onRepair: (repair: Repair) => Promise<void>;
  /** The same for a click: an error is shown on the page. */
  onRepairNow: (repair: Repair) => void;
}

/** The errors of this lot, the most frequent first: each with its rows, and with a repair for all of them. */
export function ProblemList({
  groups,
  filters,
  mayRepair,
  onFilter,
  onRepair,
  onRepairNow,
}: ProblemListProps) {
  const translate = useT();
  const [isLong, setIsLong] = useState(false);
  const [mended, setMended] = useState<ImportProblemGroup | null>(null);
  const kinds = mergeProblems(groups);
  if (kinds.length === 0) return null;
  const shown = isLong ? kinds : kinds.slice(0, SHOWN_AT_FIRST);
  return (
    <Card component="section" aria-labelledby="lot-problems" sx={{ px: 4, py: 3 }}>
      <Typography variant="h2" id="lot-problems" sx={{ mb: 1 }}>
        {translate('imports.wrong.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((kind) => {
          const { column, message } = kind;
          const isShown = filters.problem === message && filters.column === column;
          return (
            <ProblemLine
              key={`${column ?? ''} ${message}`}
              kind={kind}
              isShown={isShown}
              mayRepair={mayRepair}
              onShow={() => onFilter(isShown ? ALL_ROWS : { result: null, problem: message, column })}
              onMend={setMended}
              onRepair={onRepairNow}
            />
          );
        })}
      </Box>
      {kinds.length > SHOWN_AT_FIRST && (
        <Button size="small" onClick={() => setIsLong(!isLong)} aria-expanded={isLong} sx={{ ml: -2.5 }}>
          {translate(isLong ? 'imports.wrong.fewer' : 'imports.wrong.more', {
            smart_count: kinds.length - SHOWN_AT_FIRST,
          })}
        </Button>
      )}
      {mended && <RepairAllDialog group={mended} onRepair={onRepair} onClose={() => setMended(null)} />}
    </Card>
  );
}
