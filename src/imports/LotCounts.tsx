import Box from '@mui/material/Box';
import { ROW_RESULTS, type ImportCounts as Counts } from '../domain/imports/importView';
import { useT } from '../i18n/useT';
import { useNumber } from '../ui/useNumber';
import { RESULT_LOOKS } from './resultLook';

/** Results of the rows of a lot, as a bar and as text; results without rows are left out. */
export function LotCounts({ counts }: { counts: Pick<Counts, (typeof ROW_RESULTS)[number]> }) {
  const translate = useT();
  const number = useNumber();
  const shown = ROW_RESULTS.filter((result) => counts[result] > 0);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', gap: '2px', height: 6, borderRadius: '3px', overflow: 'hidden' }}
      >
        {shown.map((result) => (
          <Box
            key={result}
            sx={(theme) => ({
              flexGrow: counts[result],
              flexBasis: 0,
              minWidth: 4,
              backgroundColor: theme.tones[RESULT_LOOKS[result].tone].edge,
            })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, fontSize: 12 }}>
        {shown.map((result) => {
          const { icon: Icon, tone } = RESULT_LOOKS[result];
          return (
            <Box
              key={result}
              component="span"
              className="tabular"
              sx={(theme) => ({
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                whiteSpace: 'nowrap',
                color: theme.tones[tone].text,
              })}
            >
              <Icon aria-hidden sx={{ fontSize: 14 }} />
              {translate(`imports.counted.${result}`, {
                smart_count: counts[result],
                count: number(counts[result]),
              })}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
