import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import AskIcon from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LotAnswer, LotQuestion, LotQuestionView } from '../../domain/imports/importAnswers';
import type { ImportLotView } from '../../domain/imports/importView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';
import { AnswerForm } from './AnswerForm';
import { UnusedColumns } from './UnusedColumns';

interface QuestionItemProps {
  lot: ImportLotView;
  view: LotQuestionView;
  /** The lot is imported, or this user may not change it. */
  isFixed: boolean;
  isSending: boolean;
  onAnswer: (question: LotQuestion, answer: LotAnswer) => Promise<boolean>;
  onUseForComments: (columns: readonly number[]) => Promise<boolean>;
}

/** One question with its ways to answer, or its answer with a way back. */
export function QuestionItem({
  lot,
  view,
  isFixed,
  isSending,
  onAnswer,
  onUseForComments,
}: QuestionItemProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const number = useNumber();
  const [isChanging, setIsChanging] = useState(false);
  const { question, count, is_whole } = view;
  const answer = lot.answers[question];
  const isOpen = !isFixed && (!answer || isChanging);
  const Icon = answer ? DoneIcon : AskIcon;
  const sentence = translateAny(`imports.questions.ask.${question}${is_whole ? 'Whole' : ''}`, {
    smart_count: count,
    count: number(count),
  });
  const take = async (given: LotAnswer) => {
    if (await onAnswer(question, given)) setIsChanging(false);
  };
  return (
    <Box component="li" sx={line}>
      <Box
        component={Icon}
        aria-hidden
        sx={(theme) => ({
          fontSize: 20,
          mt: '2px',
          flexShrink: 0,
          color: theme.tones[answer ? 'green' : 'amber'].edge,
        })}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Box id={`question-${question}`} sx={{ fontWeight: 500 }}>
          {sentence}
        </Box>
        {question === 'unused' && (
          <UnusedColumns
            lot={lot}
            isOpen={isOpen}
            isSending={isSending}
            onUse={(columns) => void onUseForComments(columns)}
          />
        )}
        {answer && !isOpen && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            <span>
              {translateAny(`imports.questions.said.${question}.${answer.how}`, {
                value: answer.value ?? '',
              })}
              {answer.is_remembered && ` ${translate('imports.questions.remembered')}`}
            </span>
            {!isFixed && (
              <Button size="small" disabled={isSending} onClick={() => setIsChanging(true)}>
                {translate('imports.questions.change')}
              </Button>
            )}
          </Box>
        )}
        {isOpen && (
          <AnswerForm
            view={view}
            answer={answer}
            isSending={isSending}
            onAnswer={(given) => void take(given)}
            onKeep={answer ? () => setIsChanging(false) : undefined}
          />
        )}
      </Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
