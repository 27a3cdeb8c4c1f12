import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { GuessedMapping } from '../../domain/importMapping';
import type { ImportMapping } from '../../domain/importTargets';
import { stackedTable } from '../../layout/stackedTable';
import { HowSure } from './HowSure';
import { TargetSelect } from './TargetSelect';

/** As many as say what a column holds. */
const SHOWN_SAMPLES = 3;

interface ColumnTableProps {
  columns: readonly string[];
  samples: readonly string[][];
  mapping: ImportMapping;
  guess: GuessedMapping;
  isFixed: boolean;
  onChange: (mapping: ImportMapping) => void;
}

/** A line per column of the file: its name, what stands in it, what is taken from it, and how that is known. */
export function ColumnTable({ columns, samples, mapping, guess, isFixed, onChange }: ColumnTableProps) {
  const translate = useTranslate();
  const heads = ['column', 'values', 'target', 'how'] as const;
  return (
    <Box
      role="group"
      tabIndex={0}
      aria-label={translate('imports.mapping.title')}
      sx={{
        overflowX: 'auto',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Table size="small" sx={stackedTable}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{translate(`imports.mapping.heads.${head}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((given, index) => {
            const name = given || translate('imports.preview.unnamed', { number: index + 1 });
            const target = mapping[index] ?? null;
            const values = samples.map((cells) => cells[index]?.trim() ?? '').filter(Boolean);
            return (
              <TableRow key={index}>
                <TableCell sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</TableCell>
                <TableCell sx={{ color: 'text.secondary', maxWidth: 360 }}>
                  {[...new Set(values)].slice(0, SHOWN_SAMPLES).map((value) => (
                    <Box
                      key={value}
                      sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                    >
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
        </TableBody>
      </Table>
    </Box>
  );
}
