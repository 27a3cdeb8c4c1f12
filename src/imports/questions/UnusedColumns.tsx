import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportLotView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';

/** Enough examples to recognise the content of a column. */
const SHOWN_SAMPLES = 3;

interface UnusedColumnsProps {
  lot: ImportLotView;
  isOpen: boolean;
  isSending: boolean;
  onUse: (columns: readonly number[]) => void;
}

/** The unused columns with examples; one click adds a column to the comments. */
export function UnusedColumns({ lot, isOpen, isSending, onUse }: UnusedColumnsProps) {
  const translate = useT();
  const { reading, mapping, samples } = lot;
  const unused = (reading?.filled ?? []).filter((index) => mapping?.[index] === null);
  return (
    <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {unused.map((index) => {
        const name = reading?.columns[index] || translate('imports.preview.unnamed', { number: index + 1 });
        const values = [...new Set(samples.map((cells) => cells[index]?.trim() ?? '').filter(Boolean))];
        return (
          <Box
            key={index}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {values.length > 0
                  ? values.slice(0, SHOWN_SAMPLES).join(' · ')
                  : translate('imports.questions.laterValues')}
              </Box>
            </Box>
            {isOpen && (
              <Button
                size="small"
                disabled={isSending}
                aria-label={translate('imports.questions.toCommentsOf', { name })}
                onClick={() => onUse([index])}
              >
                {translate('imports.questions.toComments')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
