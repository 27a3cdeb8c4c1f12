import { INVOICE_FORMATS, makeInvoiceCall } from '../contract/billing/billing';
import { useT } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { FileButtons } from '../ui/files/FileButtons';

/** Asks for the invoice as a file. */
export function InvoiceButtons({ periodId }: { periodId: number }) {
  const translate = useT();
  return (
    <FileButtons
      formats={INVOICE_FORMATS}
      label={(format) => translate('billing.period.save', { format: format.toUpperCase() })}
      make={(format) => readApi(makeInvoiceCall, { params: { id: periodId }, body: { format } })}
    />
  );
}
