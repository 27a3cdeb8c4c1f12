import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { guessMapping } from '../../domain/imports/importMapping';
import { openColumns } from '../../domain/imports/importAnswers';
import { mayChangeLot } from '../../domain/imports/importRules';
import { clashingTargets, extraColumns, type ImportMapping } from '../../domain/imports/importTargets';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { useAllowed } from '../../providers/usePermissions';
import { useOpenLot } from '../lot/lotContext';
import { LotRefusal } from '../lot/LotRefusal';
import { useLotCommand } from '../lot/useLotCommand';
import { ColumnTable } from './ColumnTable';
import { MappedPreview } from './MappedPreview';
import { changeLot } from '../lot/lotVerbs';

const NO_COLUMNS: readonly string[] = [];

/**
 * Step 2: the target of each column of the file. Guessed, shown, corrected here, and remembered for the
 * client's next file.
 */
export default function ColumnsStep() {
  const translate = useT();
  const open = useOpenLot();
  const { lot } = open;
  const columns = lot.reading?.columns ?? NO_COLUMNS;
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const [, setParams] = useSearchParams();
  const guess = useMemo(() => guessMapping(columns, lot.samples), [columns, lot.samples]);
  const [chosen, setChosen] = useState<ImportMapping | null>(null);
  const { send, isSending, error, forget } = useLotCommand(open);
  const mapping = chosen ?? lot.mapping ?? guess.mapping;
  const isFixed = !mayUpdate || !mayChangeLot(lot) || isSending;

  // The steps of a lot are queries of one page.
  useUnsaved(() => chosen !== null);

  const missing = openColumns(mapping, lot.answers);
  const clashes = clashingTargets(mapping);
  const extra = extraColumns(mapping);
  const target = (name: KeyUnder<'imports.targets'>) => translate(`imports.targets.${name}`);
  const isChanged = chosen !== null || lot.state === 'mapping';
  const save = async () => {
    if (await send(changeLot({ mapping: [...mapping] }))) {
      setChosen(null);
      setParams({}, { replace: true });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h2">{translate('imports.mapping.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate('imports.mapping.purpose', { client: lot.client_name })}
        </Typography>
      </Box>
      <LotRefusal error={error} onClose={forget} />
      {missing.length > 0 && (
        <Alert severity="warning" role="status">
          {translate('imports.mapping.missing', {
            smart_count: missing.length,
            columns: missing.map(target).join(', '),
          })}
        </Alert>
      )}
      {clashes.length > 0 && (
        <Alert severity="error" role="status">
          {translate('imports.mapping.clash', { columns: clashes.map(target).join(', ') })}
        </Alert>
      )}
      <ColumnTable
        columns={columns}
        samples={lot.samples}
        mapping={mapping}
        guess={guess}
        isFixed={isFixed}
        onChange={setChosen}
      />
      {extra.length > 0 && (
        <Typography color="text.secondary">
          {translate('imports.mapping.extra', {
            smart_count: extra.length,
            columns: extra.map((index) => columns[index] || `#${index + 1}`).join(', '),
          })}
        </Typography>
      )}
      <MappedPreview mapping={mapping} samples={lot.samples} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isChanged && !isFixed ? (
          <>
            <Button
              variant="contained"
              loading={isSending}
              disabled={missing.length > 0 || clashes.length > 0}
              onClick={() => void save()}
            >
              {translate('imports.mapping.verb')}
            </Button>
            {chosen && (
              <Button color="secondary" onClick={() => setChosen(null)}>
                {translate('imports.mapping.keep')}
              </Button>
            )}
          </>
        ) : (
          <Button component={Link} to="?step=rows" variant="outlined">
            {translate('imports.mapping.next')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
