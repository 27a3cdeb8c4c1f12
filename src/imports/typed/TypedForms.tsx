import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useT } from '../../i18n/useT';
import { OrderFields } from '../../resources/orders/OrderFields';
import { PersonSearch } from '../../resources/orders/PersonSearch';
import { problemsOfRow } from './typedProblems';
import { isBlankRow, withCell, type TypedRow } from './typedRows';

interface TypedFormsProps {
  rows: readonly TypedRow[];
  open: number;
  onOpen: (place: number) => void;
  onWrite: (rows: readonly TypedRow[]) => void;
}

/** The same orders on narrow screens: one form per order, one open at a time. */
export function TypedForms({ rows, open, onOpen, onWrite }: TypedFormsProps) {
  const translate = useT();
  return (
    <Box>
      {rows.map((row, place) => {
        const problems = problemsOfRow(row);
        const count = Object.keys(problems).length;
        const title = isBlankRow(row)
          ? translate('typedLot.nextOrder')
          : [row.values.order_number, row.values.participant_name].filter(Boolean).join(' · ');
        return (
          <Accordion
            key={row.key}
            disableGutters
            expanded={open === place}
            onChange={(_, isOpen) => onOpen(isOpen ? place : -1)}
            slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
          >
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              <Box sx={{ minWidth: 0 }}>
                {place + 1}. {title}
                {count > 0 && (
                  <Box sx={{ fontSize: 12, color: 'error.main' }}>
                    {translate('typedLot.problems', { smart_count: count })}
                  </Box>
                )}
              </Box>
            </AccordionSummary>
            <AccordionDetails sx={{ display: 'grid', gap: 4 }}>
              <PersonSearch
                id={`typed-${row.key}-person`}
                onPick={(known) =>
                  onWrite(
                    rows.map((one) => (one === row ? { ...one, values: { ...one.values, ...known } } : one)),
                  )
                }
              />
              <OrderFields
                prefix={`typed-${row.key}`}
                values={row.values}
                problems={problems}
                onChange={(column, text) => onWrite(withCell(rows, place, column, text))}
              />
              {!isBlankRow(row) && (
                <Button
                  color="error"
                  sx={{ justifySelf: 'start' }}
                  onClick={() => onWrite(rows.filter((one) => one !== row))}
                >
                  {translate('typedLot.removeRow')}
                </Button>
              )}
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Box>
  );
}
