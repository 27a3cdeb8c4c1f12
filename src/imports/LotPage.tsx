import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isAtWork } from '../domain/imports/importRules';
import { useT } from '../i18n/useT';
import { MessagePage } from '../ui/MessagePage';
import { PageLoading } from '../ui/PageLoading';
import { statusOf, useMessageOf } from '../ui/useMessageOf';
import CheckStep from './check/CheckStep';
import ColumnsStep from './columns/ColumnsStep';
import FileStep from './file/FileStep';
import { OpenLotContext } from './lot/lotContext';
import { LotActions } from './lot/LotActions';
import { LotHead } from './lot/LotHead';
import { LotProgress } from './lot/LotProgress';
import { firstStep, isOpenStep, LOT_STEPS, stepsOf } from './lot/lotSteps';
import { LotSteps } from './lot/LotSteps';
import { useLot } from './lot/useLot';
import { QuestionList } from './questions/QuestionList';
import RowsStep from './rows/RowsStep';

const PAGES = { file: FileStep, columns: ColumnsStep, rows: RowsStep, check: CheckStep } as const;

/** `/schedule/imports/:lotId`: one lot, from its file to the deliveries of its day. */
export default function LotPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const lotId = Number(useParams().lotId);
  const [params, setParams] = useSearchParams();
  const { data: lot, error, refetch, refresh, take } = useLot(lotId);
  const open = useMemo(() => lot && { lot, take, refresh }, [lot, take, refresh]);
  const requested = LOT_STEPS.find((one) => one === params.get('step'));
  const fits = lot && requested && stepsOf(lot).includes(requested) && isOpenStep(requested, lot);
  const step = fits ? requested : lot && firstStep(lot);
  // The user's current step stays open, also when its last error is fixed: it is written into the URL.
  const unnamed = lot && !fits && !isAtWork(lot) ? step : null;
  useEffect(() => {
    if (!unnamed) return;
    setParams(
      (previous) =>
        new URLSearchParams([...previous].filter(([key]) => key !== 'step').concat([['step', unnamed]])),
      {
        replace: true,
      },
    );
  }, [unnamed, setParams]);
  if (!open || !step) {
    if (!error) return <PageLoading />;
    const isGone = statusOf(error) === 404;
    return (
      <MessagePage
        title={translate(isGone ? 'imports.gone.title' : 'imports.failed')}
        text={isGone ? translate('imports.gone.text') : messageOf(error)}
      >
        {isGone ? (
          <Button component={Link} to="/schedule/imports" variant="outlined">
            {translate('imports.steps.back')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => void refetch()}>
            {translate('screens.empty.retry')}
          </Button>
        )}
      </MessagePage>
    );
  }
  const Step = PAGES[step];
  return (
    <OpenLotContext value={open}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <LotActions />
        <LotHead />
        <LotSteps lot={open.lot} current={step} />
        <LotProgress />
        {!isAtWork(open.lot) && step !== 'file' && <QuestionList />}
        <Step key={lotId} />
      </Box>
    </OpenLotContext>
  );
}
