import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { GuessedMapping } from '../../domain/imports/importMapping';
import type { ImportMapping } from '../../domain/imports/importTargets';
import { useT } from '../../i18n/useT';
import { FramedTable } from '../FramedTable';
import { HowSure } from './HowSure';
import { TargetSelect } from './TargetSelect';

/** Enough examples to recognise the content of a column. */
const SHOWN_SAMPLES = 3;
const HEADS = ['column', 'values', 'target', 'how'] as const;

interface ColumnTableProps {
  columns: readonly string[];
  samples: readonly string[][];
  mapping: ImportMapping;
  guess: GuessedMapping;
  isFixed: boolean;
  onChange: (mapping: ImportMapping) => void;
}

/** One line per column of the file: its name, examples, its target, and the reason for the target. */
export function ColumnTable({ columns, samples, mapping, guess, isFixed, onChange }: ColumnTableProps) {
  const translate = useT();
  return (
    <FramedTable
      label={translate('imports.mapping.title')}
      heads={HEADS.map((head) => translate(`imports.mapping.heads.${head}`))}
    >
      {columns.map((column, index) => {
        const name = column || translate('imports.preview.unnamed', { number: index + 1 });
        const target = mapping[index] ?? null;
        const values = samples.map((cells) => cells[index]?.trim() ?? '').filter(Boolean);
        return (
          <TableRow key={index}>
            <TableCell sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</TableCell>
            <TableCell sx={{ color: 'text.secondary', maxWidth: 360 }}>
              {[...new Set(values)].slice(0, SHOWN_SAMPLES).map((value) => (
                <Box key={value} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                  {value}
                </Box>
              ))}
              {values.length === 0 && translate('imports.mapping.noValues')}
            </TableCell>
            <TableCell sx={{ minWidth: 220 }}>
              <TargetSelect
                label={translate('imports.mapping.targetOf', { name })}
                value={target}
                isDisabled={isFixed}
                onChange={(next) =>
                  onChange(columns.map((_, other) => (other === index ? next : (mapping[other] ?? null))))
                }
              />
            </TableCell>
            <TableCell>
              <HowSure
                target={target}
                reason={guess.mapping[index] === target ? (guess.how[index] ?? null) : null}
              />
            </TableCell>
          </TableRow>
        );
      })}
    </FramedTable>
  );
}
