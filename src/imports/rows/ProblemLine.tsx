import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { likelyReading } from '../../domain/imports/garbledText';
import { plainCell } from '../../domain/imports/importCells';
import type { ImportProblemGroup } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';
import type { Repair } from './rowCalls';
import type { ProblemKind } from './mergeProblems';
import { useProblemText } from './useProblemText';

/** Wrong values that several rows share; the other rows are shown by the filter. */
const MOST_VALUES = 4;

const GARBLED = 'imports.row.garbled';

/** The probable original of a garbled value, as a repair of every row with it. */
function meantBy({ column, value: from, args }: ImportProblemGroup): Repair[] {
  if (column === null || from === null) return [];
  // Invisible characters are removed from a value, and with them parts of some letters: the original cell is
  // used, if it is known.
  const isCell = plainCell(String(args.text)) === from;
  const to = isCell ? String(args.likely) : likelyReading(from);
  return to === null || /[ÃÂ]/.test(to) ? [] : [{ column, from, to }];
}

interface ProblemLineProps {
  kind: ProblemKind;
  isShown: boolean;
  mayRepair: boolean;
  onShow: () => void;
  onMend: (group: ImportProblemGroup) => void;
  /** Repairs in one click when the right value is known. */
  onRepair: (repair: Repair) => void;
}

/**
 * One kind of error as text, its number of rows, and the values that can be repaired in all of them at once.
 */
export function ProblemLine({ kind, isShown, mayRepair, onShow, onMend, onRepair }: ProblemLineProps) {
  const translate = useT();
  const number = useNumber();
  const textOf = useProblemText();
  const texts = [...new Set(kind.groups.map(textOf))];
  const Icon = kind.is_warning ? WarningIcon : ErrorIcon;
  const rows = translate('imports.rowCount', { smart_count: kind.count, count: number(kind.count) });
  const meant = kind.message === GARBLED ? kind.groups.flatMap(meantBy) : [];
  const shared =
    meant.length > 0 ? [] : kind.groups.filter(({ count, value }) => count > 1 && value !== null);
  return (
    <Box component="li" sx={line}>
      <Box
        component={Icon}
        aria-hidden
        sx={(theme) => ({
          fontSize: 18,
          mt: '7px',
          color: theme.tones[kind.is_warning ? 'amber' : 'red'].edge,
        })}
      />
      <Box sx={{ flex: '1 1 240px', minWidth: 0, pt: '5px' }}>
        {kind.column && (
          <Box component="span" sx={{ fontWeight: 500 }}>
            {translate(`imports.targets.${kind.column}`)}:{' '}
          </Box>
        )}
        {texts[0]}
        {texts.length > 1 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            {translate('imports.wrong.others', { smart_count: texts.length - 1 })}
          </Box>
        )}
        {mayRepair && meant.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {meant.slice(0, MOST_VALUES).map((repair) => (
              <Box key={repair.from} component="li" sx={value}>
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {translate('imports.wrong.quoted', { value: repair.from })}
                </Box>
                <Button size="small" onClick={() => onRepair(repair)}>
                  {translate('imports.wrong.readAs', { value: repair.to })}
                </Button>
              </Box>
            ))}
          </Box>
        )}
        {mayRepair && kind.column && shared.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {shared.slice(0, MOST_VALUES).map((group) => (
              <Box key={group.value} component="li" sx={value}>
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {translate('imports.wrong.value', {
                    value: group.value,
                    smart_count: group.count,
                    count: number(group.count),
                  })}
                </Box>
                <Button size="small" onClick={() => onMend(group)}>
                  {translate('imports.wrong.mend')}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <Button
        size="small"
        aria-pressed={isShown}
        variant={isShown ? 'outlined' : 'text'}
        onClick={onShow}
        aria-label={translate('imports.wrong.show', { rows, problem: texts[0] })}
      >
        {rows}
      </Button>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const value = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;
