/** Files that are made in the background, and the dialogs that ask for them. */
export const reports = {
  dispatcher: {
    /** Spec §8: the list of done runs is empty. */
    noManifestAvailable: 'No run of this day is done yet, so there is nothing to download.',
  },
  reports: {
    cancel: 'Cancel',
    started: 'Preparing your file…',
    ready: '%{name} is ready.',
    notCreated: '%{name} was not created: %{why}',
    downloading: 'Downloading',
    notFound: 'Error: File not found. %{uuid}',
    noUrl: 'URL TO FILE NOT FOUND',
    failed: 'it could not be created',
    runsCsv: 'CSV of done runs',
    kinds: {
      runsCsv: 'Done runs (CSV)',
      deliveriesPdf: 'Delivery report (PDF)',
      invoice: 'Invoice',
      report: 'Report',
      billing: 'Billing report (CSV)',
      personData: 'Data of a person (ZIP)',
      ownData: 'My data (ZIP)',
      other: 'File',
    },
    tasks: {
      title: 'Background tasks',
      loading: 'Checking…',
      waiting: 'Waiting for its turn',
      running: '%{percent}% done',
      done: 'Ready',
      failed: 'Not created: %{why}',
      gone: 'File not found: %{uuid}',
      download: 'Download',
      none: 'No files in progress.',
      canceled: 'Canceled',
      cancel: 'Cancel',
      cancelOf: 'Cancel %{name}',
      forget: 'Remove %{name} from this list',
    },
    deliveries: {
      title: 'Delivery report',
      sentence: 'Creates one PDF with all deliveries of a CDP and a day, run by run.',
      confirm: 'Create report',
      cdp: 'CDP',
      date: 'Date',
      cdpsFailed: 'The list of CDPs could not be loaded. Close this and try again.',
    },
    billing: {
      title: 'Billing report',
      sentence:
        'Deliveries of a month per client, as a CSV file. It is sent to %{email} and kept in Sent messages.',
      confirm: 'Create report',
      month: 'Month',
      sent: 'The report for %{email} is in Sent messages, which says whether it has arrived. If it is not in the inbox, check the spam folder.',
    },
  },
};
