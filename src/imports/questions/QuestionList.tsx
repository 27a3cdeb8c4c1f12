import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { LotAnswer, LotQuestion } from '../../domain/imports/importAnswers';
import { mayChangeLot } from '../../domain/imports/importRules';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { useOpenLot } from '../lot/lotContext';
import { LotRefusal } from '../lot/LotRefusal';
import { useLotCommand } from '../lot/useLotCommand';
import { QuestionItem } from './QuestionItem';
import { changeLot } from '../lot/lotVerbs';

/** Questions about the whole file: one answer for all rows, which can change until the commit. */
export function QuestionList() {
  const translate = useT();
  const open = useOpenLot();
  const { lot } = open;
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const { send, isSending, error, forget } = useLotCommand(open);
  if (lot.questions.length === 0) return null;
  const answer = (question: LotQuestion, given: LotAnswer) =>
    send(changeLot({ answers: { [question]: given } }));
  const useForComments = (columns: readonly number[]) =>
    send(
      changeLot({
        mapping: lot.mapping?.map((target, index) => (columns.includes(index) ? 'comments' : target)),
      }),
    );
  return (
    <Card component="section" aria-labelledby="lot-questions" sx={{ px: 4, py: 3 }}>
      <Typography variant="h2" id="lot-questions">
        {translate('imports.questions.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '72ch' }}>
        {translate('imports.questions.purpose')}
      </Typography>
      <LotRefusal error={error} onClose={forget} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lot.questions.map((view) => (
          <QuestionItem
            key={view.question}
            lot={lot}
            view={view}
            isFixed={!mayUpdate || !mayChangeLot(lot)}
            isSending={isSending}
            onAnswer={answer}
            onUseForComments={useForComments}
          />
        ))}
      </Box>
    </Card>
  );
}
