import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../i18n/useT';
import { useOpenLot } from '../lot/lotContext';
import { ResultFilter } from '../rows/ResultFilter';
import { useRowUrl } from '../rows/useRowUrl';
import { CheckRows } from './CheckRows';
import { CommitCard } from './CommitCard';
import { CommittedCard } from './CommittedCard';

/** Step 4: what will be imported, row by row; after the commit, what was imported. */
export default function CheckStep() {
  const translate = useT();
  const { lot } = useOpenLot();
  const { filters, show } = useRowUrl();
  // Nothing is counted yet: the progress is shown above.
  if (lot.counts.total === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {lot.state === 'committed' && <CommittedCard />}
      <CommitCard />
      <Box component="section" aria-labelledby="lot-check" sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Typography variant="h2" id="lot-check">
          {translate('imports.check.listed')}
        </Typography>
        <Box sx={{ justifySelf: 'start' }}>
          <ResultFilter counts={lot.counts} filters={filters} onFilter={show} />
        </Box>
        <CheckRows key={filters.result ?? 'all'} filters={filters} />
      </Box>
    </Box>
  );
}
