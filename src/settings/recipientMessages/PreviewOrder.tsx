import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import type { usePreviewValues } from './useRecipientMessages';

interface PreviewOrderProps {
  preview: ReturnType<typeof usePreviewValues>;
  onOrder: (orderNumber: string) => void;
}

/** Whose values the previews show, and another order to look at. */
export function PreviewOrder({ preview: { data, isPending }, onOrder }: PreviewOrderProps) {
  const translate = useT();
  const [text, setText] = useState('');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      <TextField
        size="small"
        label={translate('recipientMessages.words.order')}
        value={text}
        slotProps={{ htmlInput: { maxLength: 15 } }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(press) => {
          if (press.key === 'Enter') onOrder(text.trim());
        }}
        sx={{ minWidth: 240 }}
      />
      <Button onClick={() => onOrder(text.trim())}>{translate('recipientMessages.words.show')}</Button>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ pb: 2 }}>
        {!isPending &&
          (data
            ? translate('recipientMessages.words.valuesOf', { order: data.order_number ?? '' })
            : translate('recipientMessages.words.noDelivery'))}
      </Typography>
    </Box>
  );
}
