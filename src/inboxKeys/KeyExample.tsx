import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useT, useTranslateAny } from '../i18n/useT';
import { API_BASE } from '../providers/apiBase';
import { copyText } from '../providers/copyText';

/** Uses shell variables in place of a key and its secret. */
function exampleOf(address: string): string {
  return [
    `BODY='{"order_number":"A100","client_code":"AAA000001","participant_name":"ANA LOPEZ","phone_number":"619-555-0100","address":"100 OAK ST, SAN DIEGO, CA 92103","flags":["refrigerated"]}'`,
    'TIME=$(date +%s)',
    `SIGNATURE=$(printf '%s.%s' "$TIME" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)`,
    `curl ${address}/deliveries_inbox \\`,
    `  -H 'Content-Type: application/json' -H "Idempotency-Key: batch-$TIME" \\`,
    '  -H "X-Client-Key: $KEY" -H "X-Timestamp: $TIME" -H "X-Signature: $SIGNATURE" \\',
    '  --data-raw "$BODY"',
  ].join('\n');
}

/** Example request of a system, for its developers. */
export function KeyExample() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const example = exampleOf(new URL(API_BASE, window.location.origin).href);
  return (
    <Card component="section" sx={{ p: 4, display: 'grid', gap: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          {translate('inboxKeys.example.title')}
        </Typography>
        <Button size="small" onClick={() => void copyText(example, translateAny)}>
          {translate('inboxKeys.example.copy')}
        </Button>
      </Box>
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {translate('inboxKeys.example.text')}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={translate('inboxKeys.example.title')}
        sx={(theme) => ({
          m: 0,
          p: 3,
          overflowX: 'auto',
          fontSize: 12,
          borderRadius: '8px',
          bgcolor: theme.tokens.sunken,
        })}
      >
        {example}
      </Box>
    </Card>
  );
}
