import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { mayCommit } from '../../domain/imports/importRules';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { useNumber } from '../../ui/useNumber';
import { LotCounts } from '../LotCounts';
import { useOpenLot } from '../lot/lotContext';
import { LotRefusal } from '../lot/LotRefusal';
import { commitLot } from '../lot/lotVerbs';
import { useLotCommand } from '../lot/useLotCommand';
import { useCommitSentences } from './useCommitSentences';

/** What will be imported, in sentences, and the button that imports it: it asks no second time, and can be undone. */
export function CommitCard() {
  const translate = useT();
  const open = useOpenLot();
  const { lot } = open;
  const command = useLotCommand(open);
  const sentences = useCommitSentences(lot);
  const number = useNumber();
  const mayDo = useAllowed(PERMISSIONS.imports.commit);
  const { counts } = lot;
  const isAgain = lot.state === 'committed' && mayCommit(lot);
  if (lot.state !== 'ready' && !isAgain) return null;
  const changesNothing = !isAgain && counts.new + counts.changed === 0;
  return (
    <Card component="section" aria-labelledby="lot-commit" sx={{ display: 'grid', gap: 3, px: 4, py: 4 }}>
      <Typography variant="h2" id="lot-commit">
        {translate(isAgain ? 'imports.check.again' : 'imports.check.title')}
      </Typography>
      <LotCounts counts={counts} />
      {changesNothing ? (
        <Alert severity="info" role="status">
          {translate(counts.refused > 0 ? 'imports.check.nothingGood' : 'imports.check.nothing')}
        </Alert>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 4 }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      )}
      {changesNothing ? null : <span>{translate('imports.commit.atOnce')}</span>}
      <LotRefusal error={command.error} onClose={command.forget} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {mayDo && mayCommit(lot) && !changesNothing && (
          <Button
            variant="contained"
            loading={command.isSending}
            onClick={() => void command.send(commitLot)}
          >
            {translate('imports.check.commit', {
              smart_count: counts.new + counts.changed,
              count: number(counts.new + counts.changed),
            })}
          </Button>
        )}
        {counts.refused > 0 && (
          <Button component={Link} to="?step=rows&result=refused" variant="outlined">
            {translate('imports.check.mend', { smart_count: counts.refused })}
          </Button>
        )}
      </Box>
    </Card>
  );
}
