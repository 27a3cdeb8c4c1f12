import type { RightWords } from '../rightWords';

export const rights: RightWords = {
  activity_logger: {
    title: 'Activity log',
    rights: {
      read: ['See who did what', 'The history of changes and reads, and the past services of a participant.'],
      readAccesses: [
        'See sign-ins and refused access',
        'Failed sign-ins, lock-outs, password links, changed emails and refused access, with address and device.',
      ],
    },
  },
  advanced_settings: {
    title: 'Advanced settings',
    rights: {
      read: ['See the settings', 'All settings of the operation with their values.'],
      update: ['Change the settings', 'Saved changes apply to everybody immediately.'],
    },
  },
  billing: {
    title: 'Billing',
    rights: {
      read: ['See what clients are charged', 'Months, lines of deliveries, and copayments beside them.'],
      calculate: ['Calculate a month', 'The charges of every delivery of a month that is not closed.'],
      correct: ['Correct a billing period', 'An amount with a reason, added or removed.'],
      close: ['Close a billing period', 'Gives it an invoice number. It does not change afterwards.'],
      invoice: ['Save invoices as files', 'As PDF or CSV.'],
      listPrices: ['List price lists', 'What clients pay, and when.'],
      readPrices: ['Open a price list', 'All prices of one list.'],
      createPrices: ['Add price lists', 'For a client and some days.'],
      updatePrices: ['Edit price lists', 'Applies to periods that are not closed.'],
    },
  },
  billing_report: {
    title: 'Billing report',
    rights: {
      generate: ['Create the billing report', 'Deliveries of a month per client, sent by email.'],
    },
  },
  calls: {
    title: 'Phone calls',
    rights: {
      make: [
        'Make and take calls',
        'Calls to colleagues and to any phone number, with the phone in the header.',
      ],
      list: ['See the call log', 'Who was called when, the outcome and the note.'],
      note: ['Write call notes', 'What a call was about.'],
    },
  },
  cdps: {
    title: 'CDPs',
    rights: {
      readAll: [
        'See the list of CDPs',
        'The list, its search and export, and the CDP filter of other screens.',
      ],
      read: ['Open a CDP', 'One collection and drop-off point with all its details.'],
      create: ['Add CDPs', 'New collection and drop-off points.'],
      update: ['Change and disable CDPs', 'Name, address, color, and whether it is active.'],
    },
  },
  dashboards: {
    title: 'Dashboards',
    rights: {
      view: [
        'See the dashboards',
        'Figures of past days: on time, visits, failures, minutes per stop, overtime and distances.',
      ],
    },
  },
  dispatch: {
    title: 'Dispatch',
    rights: {
      list: ['See the dispatch board', 'The runs of a day, their stops, and the deliveries without a run.'],
      current: ['See the current runs', 'Runs on the road, and those that leave today, with their stops.'],
      read: ['Open a run', 'One run with its stops, in the order of the route.'],
      readEvent: ['Open a delivery of a run', 'Times, proof and signature of one stop.'],
      viewHistory: ['See the history of a delivery', 'Every change, who made it and when.'],
      listDeliveries: ['See the list of deliveries', 'The list of all deliveries, its search and export.'],
      readDelivery: ['Open a delivery of the list', 'One delivery with all its details.'],
      readProof: [
        'See and print the proof of a delivery',
        'The delivery report and the evidence, also as a sealed PDF.',
      ],
      changeStatus: ['Change the status of a delivery', 'Record what happened at the door, or cancel.'],
      changeStatusOverride: [
        'Force a change of status',
        'Also when the driver is not on site or a stop before it is open.',
      ],
      returnDelivery: ['Return deliveries to the CDP', 'Record that parcels came back.'],
      editRun: ['Edit a run', 'Change its driver, vehicle or pharmacy.'],
      editRunOverride: [
        'Edit a run and override rules',
        'Even if the driver, vehicle or shift does not fit one of its deliveries; with a reason.',
      ],
      transfer: ['Transfer deliveries', 'To a driver on call.'],
      transferOverride: [
        'Transfer deliveries and override rules',
        'Even if the driver’s run does not fit the delivery; with a reason.',
      ],
      share: ['Send the tracking link', 'By SMS or email, to the recipient.'],
      notifyDriver: ['Send messages to drivers', 'A message on the driver’s device.'],
      viewIssues: [
        'See dispatch issues',
        'Stops that failed, were rejected, or whose bags are missing or damaged.',
      ],
      viewUnattended: ['See unattended deliveries', 'Open deliveries whose day or run is over.'],
      keepIssues: ['Assign issues', 'Assign issues to yourself or to a colleague.'],
      noteIssues: ['Write notes on issues', 'What the next colleague should know.'],
      fixAsFailed: ['Close issues as failed', 'Accept that a delivery will not be made.'],
      cancelUnattended: [
        'Cancel unattended deliveries',
        'Cancel deliveries that nobody took care of on their day.',
      ],
      reschedule: [
        'Reschedule a delivery',
        'To the end of the queue or to another day, with another address.',
      ],
      rescheduleOverride: ['Reschedule into overtime', 'Also when the driver then works past the shift.'],
      copayment: ['Set the copayment', 'What the recipient pays at the door, or nothing.'],
      addOn: ['Add a delivery to a run', 'Also while the driver is on the road.'],
      addOnOverride: ['Add a delivery into overtime', 'Also when the driver then works past the shift.'],
      move: ['Move deliveries', 'Change their order or run, or assign unassigned deliveries to a run.'],
      moveOverride: [
        'Move and override rules',
        'Also past the end of the shift, a window or a lock. A reason is asked for.',
      ],
      unassignMany: ['Unassign several deliveries', 'Remove them from their runs: they become unassigned.'],
      unassignManyOverride: ['Unassign locked deliveries', 'Also when they or their run are locked.'],
      unassign: ['Unassign a delivery', 'Remove it from its run: it becomes unassigned.'],
      nextWorkday: ['Move deliveries to the next workday', 'To the next day on which their run operates.'],
      cancelLunch: ['Cancel a lunch break', 'The driver works without a break; later stops move earlier.'],
      lockStop: ['Lock a delivery', 'Automatic planning does not move it.'],
      unlockStop: ['Unlock a delivery', 'Automatic planning can move it again.'],
      lockRun: ['Lock a run', 'Automatic planning does not change it.'],
      unlockRun: ['Unlock a run', 'Automatic planning can change it again.'],
      settleRecipient: [
        'Close what a recipient asked for',
        'Close a request of a recipient: not at home, or a call.',
      ],
      undoOverride: [
        'Undo changes of others',
        'Undo a change of another person. Your own changes can always be undone.',
      ],
      shareTrackingLink: ['Share a tracking link', 'Create the recipient’s link, “Where is my Rx”.'],
      revokeTrackingLink: ['Revoke a tracking link', 'The shared link stops working immediately.'],
      downloadCSV: ['Download runs as CSV', 'All deliveries of done runs, with recipients and outcome.'],
      currentPositions: ['See where drivers are', 'The last position of each run.'],
      positionTrack: ['See the track of a run', 'Where the vehicle has been during the day.'],
      reportPositions: ['Report positions', 'For drivers: their device sends where it is.'],
    },
  },
  employees: {
    title: 'Employees',
    rights: {
      list: ['See the list of employees', 'The list, its search and export.'],
      read: ['Open an employee', 'One employee or driver with all details.'],
      create: ['Add employees', 'New employees and drivers.'],
      update: ['Change employees', 'Details, license, options, and whether somebody is active.'],
      driversOnCall: ['See who is on call', 'Drivers who can take a delivery now.'],
      bypassStartWork: [
        'Start a driver’s work',
        'Start today’s run from the office, without the driver app.',
      ],
      setDefault: ['Set the defaults of a driver', 'The usual dispatcher and vehicle of a driver.'],
      saveAccount: [
        'Create and change accounts',
        'Who signs in, and with which role. Nobody can assign a role with more permissions than their own.',
      ],
      readHomeAddress: ['See home addresses', 'Where an employee lives.'],
      updateHomeAddress: ['Change home addresses', 'Where an employee lives, and the position on the map.'],
    },
  },
  facilities: {
    title: 'Facilities (ALF/SNF)',
    rights: {
      list: ['See the list of facilities', 'The list, its search and export.'],
      read: ['Open a facility', 'One facility with all its details.'],
      create: ['Add facilities', 'New ALF and SNF.'],
      update: ['Change facilities', 'Details, and whether a facility is active.'],
    },
  },
  locations: {
    title: 'Locations',
    rights: {
      list: ['See the list of locations', 'The list, its search and export.'],
      read: ['Open a location', 'One location with all its details.'],
      create: ['Add locations', 'New hospitals, offices and other named places.'],
      update: ['Change locations', 'Details, and whether a location is active.'],
    },
  },
  funding_source: {
    title: 'Clients',
    rights: {
      list: [
        'See the list of clients',
        'The list, its search and export, and the choice of a client in forms.',
      ],
      read: ['Open a client', 'One funding source with its details.'],
      create: ['Add clients', 'New funding sources.'],
      update: ['Change clients', 'The name, and whether it is active.'],
    },
  },
  fueling: {
    title: 'Fueling',
    rights: {
      list: ['See the fuel entries', 'The list, its search and export.'],
      read: ['Open a fuel entry', 'One fueling with its receipt, consumption and cost per mile.'],
      create: ['Add fuel entries', 'Odometer, gallons and price of a fueling.'],
      update: ['Change fuel entries', 'Corrections; the figures of the vehicle follow.'],
      summary: ['Compare vehicles', 'Gallons, cost and consumption of a period, per vehicle.'],
      import: ['Import a fuel card file', 'Many fuel entries at once. Every row is checked first.'],
    },
  },
  inspections: {
    title: 'Vehicle inspections',
    rights: {
      list: ['See the inspections', 'What drivers reported of their vehicles, its search and export.'],
      read: ['Open an inspection', 'Defects, photos and signature, also as PDF.'],
      checklist: [
        'Read the checklist of a vehicle',
        'For drivers: what their device asks before the first stop.',
      ],
      create: ['Report an inspection', 'For drivers: the state of the vehicle before the first stop.'],
      signOff: ['Sign off a critical defect', 'The vehicle can be planned and driven again.'],
      items: ['See the checklists', 'The points that drivers check, per type of vehicle.'],
      readItem: ['Open a point of a checklist', 'One point in every language.'],
      createItem: ['Add points to checklists', 'New points for one type of vehicle or for all.'],
      updateItem: ['Change and disable points', 'Words, order, and whether a defect is critical.'],
    },
  },
  calendar: {
    title: 'Calendar of people and vehicles',
    rights: {
      view: ['See the calendar', 'Absences, service and runs of a month, per driver and vehicle.'],
      list: ['See the list of absences', 'The list, its search and export.'],
      read: ['Open an absence', 'Days and comment.'],
      create: ['Add absences', 'Vacation, illness, or service of a vehicle.'],
      update: ['Change and cancel absences', 'Planning follows immediately.'],
    },
  },
  time_keeping: {
    title: 'Time keeping',
    rights: {
      view: ['See the timesheets', 'Hours and overtime of drivers, per week, also as CSV and PDF.'],
      signOff: ['Sign off timesheets', 'Close a driver’s week: its hours no longer change.'],
      listCorrections: ['See the corrections of hours', 'The list, its search and export.'],
      readCorrection: ['Open a correction of hours', 'One correction with its reason and decision.'],
      createCorrection: ['Add corrections of hours', 'Hours that a run has wrong or does not have.'],
      updateCorrection: ['Change corrections of hours', 'Until somebody decides about them.'],
      decideCorrection: ['Decide about corrections of hours', 'Approve or reject corrections of others.'],
    },
  },
  imports: {
    title: 'Imports',
    rights: {
      list: ['See the list of imports', 'Lots of orders from files, from the grid and from the inbox.'],
      read: ['Open a lot', 'Its rows with their errors, and whose deliveries they are.'],
      upload: ['Upload files of orders', 'CSV files and Excel workbooks.'],
      create: ['Create lots', 'From an uploaded file or from rows typed into the grid.'],
      update: ['Fix lots', 'Columns, cells, participants and addresses, and stop or repeat the check.'],
      commit: ['Import lots', 'Create the deliveries and the missing participants.'],
      undo: ['Undo lots', 'Remove and restore the deliveries of a lot, until one of them starts.'],
      delete: ['Delete lots', 'Lots without imported rows, with their file.'],
      download: ['Download refused rows', 'In the columns of the file, with the reason.'],
    },
  },
  participants: {
    title: 'Participants',
    rights: {
      list: ['See the list of participants', 'The list, its search and export.'],
      read: ['Open a participant', 'One participant with all details.'],
      create: ['Add participants', 'New recipients.'],
      update: ['Change participants', 'All details of a participant.'],
      updateMainInfo: ['Correct name and phones', 'The short form: name and phone numbers only.'],
      inactivate: ['Inactivate participants', 'They are no longer offered for new deliveries.'],
      toggleActive: ['Switch participants on and off', 'Active or not, in one step.'],
      phoneNumbers: ['See phone numbers', 'All phone numbers of a participant.'],
      addPhoneNumber: ['Add phone numbers', 'Further numbers of a participant.'],
      updatePhoneNumber: [
        'Change phone numbers',
        'Correct a number, its type, and which one is called first.',
      ],
      consents: ['See consent', 'Who agreed to messages, or refused them, when and how.'],
      recordConsent: ['Record consent', 'Consent or refusal that a participant has told the office.'],
    },
  },
  participant_addresses: {
    title: 'Participant addresses',
    rights: {
      list: ['See addresses', 'All addresses of a participant.'],
      create: ['Add addresses', 'Further addresses of a participant.'],
      update: ['Change addresses', 'Correct an address and its position on the map.'],
    },
  },
  messages: {
    title: 'Messages',
    rights: {
      list: ['See sent messages', 'Which emails and text messages were sent, and which failed.'],
      read: ['Read a message', 'The text of a message, as the recipient got it.'],
      retry: ['Send a message again', 'Messages that failed, were stopped or were kept.'],
      stop: ['Stop a message', 'A message that has not been sent yet.'],
      test: ['Send a test message', 'Try whether email, text messages and calls arrive.'],
    },
  },
  recipient_messages: {
    title: 'Messages to recipients',
    rights: {
      view: ['See messages to recipients', 'What recipients are told, and in which words.'],
      updateRules: ['Change what recipients are told', 'Per CDP and client, with a budget per day.'],
      updateTemplates: ['Change the words', 'Texts of messages and calls, in every language.'],
    },
  },
  password_manager: {
    title: 'Passwords',
    rights: {
      reset: ['Reset the password of others', 'Send a person a link to choose a new one.'],
      block: ['Block people', 'They are signed out and cannot sign in.'],
      reactivate: ['Reactivate people', 'A blocked person can sign in again.'],
      resetSecondFactor: [
        'Reset second factors of others',
        'Remove the authenticator app, passkeys and recovery codes of a person who lost them.',
      ],
    },
  },
  custody: {
    title: 'Custody and cash',
    rights: {
      list: [
        'See where the bags are',
        'Per run and day: expected, in the vehicle, delivered, returned, missing.',
      ],
      handOver: ['Confirm hand-overs', 'Record at the counter what happened to each bag, and close the run.'],
      reopen: ['Reopen a run', 'Undo a hand-over that was a mistake.'],
      closeDay: ['Close a day', 'When every run that left has been handed over.'],
      cashUps: ['See the copayments of drivers', 'Per driver and client: expected, collected, short.'],
      cashUp: ['Count a driver’s cash', 'Record what was handed over, with a reason for a difference.'],
    },
  },
  kept_data: {
    title: 'Kept data',
    rights: {
      view: ['See how long data is kept', 'Days of each kind of data, and what was removed when.'],
      listHolds: ['See legal holds', 'What may not be removed, and why.'],
      placeHold: ['Place legal holds', 'On a participant, a run, or some days.'],
      releaseHold: ['Release legal holds', 'The data can then be removed again.'],
      seeErasure: ['See whether data can be erased', 'What stands in the way, and what was erased.'],
      erase: ['Erase a participant’s data', 'Permanently: name, contacts, photos and messages.'],
      exportParticipant: ['Export a participant’s data', 'All that is kept of one person, as a ZIP file.'],
      exportEmployee: ['Export an employee’s data', 'All that is kept of one person, as a ZIP file.'],
    },
  },
  learned_times: {
    title: 'Planned and real times',
    rights: {
      view: [
        'See planned and real times',
        'How long drives and visits take by CDP and hour, and what plans are corrected by.',
      ],
      update: ['Switch the correction', 'Whether plans use corrections from past drives.'],
    },
  },
  operations: {
    title: 'Servers',
    rights: {
      view: [
        'See how the servers are doing',
        'Requests, waiting times, jobs and open pages of the last hours.',
      ],
    },
  },
  reports: {
    title: 'Reports',
    rights: {
      view: ['Read reports', 'The reports whose data the role may see elsewhere too.'],
      download: ['Save reports as files', 'A report as CSV, Excel or PDF.'],
      schedules: ['See scheduled reports', 'Which report is made when, and for whom.'],
      schedule: [
        'Schedule reports',
        'A report made daily, weekly or monthly for people with the right to it.',
      ],
      history: ['See who made which report', 'The report, its days and its maker. Not the file.'],
      generate: ['Create the delivery report', 'The deliveries of a CDP and a day as PDF.'],
    },
  },
  role_permissions: {
    title: 'Roles and permissions',
    rights: {
      list: ['See roles', 'The list of roles, what each one can do and who has it.'],
      create: ['Add roles', 'New roles, with any permissions.'],
      update: [
        'Change roles',
        'People with this permission can give every permission, even to themselves. Everything is in the log.',
      ],
    },
  },
  runs: {
    title: 'Runs',
    rights: {
      list: ['See the list of runs', 'The list, its search and export.'],
      read: ['Open a run’s plan', 'Driver, vehicle, days and times of a run.'],
      create: ['Add runs', 'New runs.'],
      update: ['Change runs', 'Driver, vehicle, days and times.'],
      updateSettings: ['Change settings of runs', 'Clients, garages, mobile sign-in and suspensions.'],
      updateDailyTimes: ['Change daily times of runs', 'Times of a weekday that differ from the run’s own.'],
      changesHistory: ['See changes of runs', 'Who drove which run, and what changed.'],
    },
  },
  conversations: {
    title: 'Text messages',
    rights: {
      list: ['See text messages', 'The list of conversations with recipients.'],
      read: ['Open a conversation', 'What a recipient wrote, also at the stop and the participant.'],
      answer: ['Answer by text message', 'To the phone that wrote.'],
      start: ['Write to participants', 'The first text message of a conversation, to a participant’s phone.'],
      markRead: ['Mark text messages as read', 'Nobody has to answer them any more.'],
    },
  },
  delivery_inbox: {
    title: 'Deliveries inbox',
    rights: {
      list: ['See the inbox', 'Orders that arrived by API or by hand and are not delivered yet.'],
      read: ['Open an order of the inbox', 'One order with everything that its sender wrote.'],
      create: ['Type orders into the inbox', 'New orders by hand, beside those that arrive by API.'],
      update: [
        'Correct orders of the inbox',
        'Correct what is missing or wrong before they are added to a lot.',
      ],
      dismiss: ['Dismiss orders of the inbox', 'With a reason; also undo this or a merge.'],
      merge: ['Merge orders of the inbox', 'Combine duplicates into one order.'],
      processCSV: ['Create lots from the inbox', 'Turn waiting orders into a lot for a day and a CDP.'],
      readKeys: ['See keys of clients’ systems', 'Who can send orders to the inbox, and when they last did.'],
      createKey: ['Create keys for clients’ systems', 'Anyone with the key and its secret can send orders.'],
      revokeKey: ['Revoke keys of clients’ systems', 'The system can no longer send orders.'],
    },
  },
  scheduling: {
    title: 'Scheduling',
    rights: {
      summary: ['See the totals of a day', 'Work, load, distances and missed windows of its runs.'],
      templates: [
        'See the run templates of a day',
        'Which runs of master data operate on a day, and why others do not.',
      ],
      createFromRuns: ['Create the runs of a day', 'From the runs of master data, with crew and times.'],
      createRun: ['Create a run by hand', 'A run for one day only.'],
      deleteRun: ['Delete a run', 'As long as it has not started; its deliveries become unassigned.'],
      publish: ['Publish runs', 'Their drivers see them from then on.'],
      unpublish: ['Unpublish runs', 'As long as they have not started, to continue planning.'],
      placeOrder: ['Place orders', 'Add orders to today’s runs, one by one or from a file.'],
      recalculateTrace: ['Recalculate a route', 'Put the open stops of a run into a better order.'],
      listDrafts: ['See automatic plans', 'The suggested plan for a day, and what it leaves out and why.'],
      makeDraft: [
        'Plan a day automatically',
        'Start and stop the search; nothing changes before the plan is used.',
      ],
      acceptDraft: [
        'Use an automatic plan',
        'In full or in part: deliveries change their run and their times.',
      ],
      automaticSchedulingUpdate: [
        'Turn automatic re-routing on or off',
        'The run is put into the best order after each change.',
      ],
    },
  },
  vehicles: {
    title: 'Vehicles and vehicle catalogues',
    rights: {
      list: ['See the list of vehicles', 'The list, its search and export.'],
      read: ['Open a vehicle', 'One vehicle with all its details.'],
      create: ['Add vehicles', 'New vehicles.'],
      update: ['Change vehicles', 'Details, and whether a vehicle is in service.'],
      loginCode: ['See the login code', 'The QR code of a vehicle, also as a PDF to print.'],
      newLoginCode: ['Create a new login code', 'The printed code stops working.'],
      verifyCode: ['Scan a login code', 'For drivers: signs the phone in to the vehicle.'],
      phones: ['See signed-in phones', 'Which drivers’ phones are signed in to a vehicle.'],
      signPhoneOut: ['Sign a phone out', 'The driver has to sign in again.'],
      capacityTypes: ['See capacity types', 'The list of capacity types, also where one is chosen.'],
      readCapacityType: ['Open a capacity type', 'One capacity type with its details.'],
      createCapacityType: ['Add capacity types', 'New kinds of capacity.'],
      updateCapacityType: ['Change capacity types', 'Name, capacity, and whether it is active.'],
      groups: ['See vehicle groups', 'The list of groups, also where one is chosen.'],
      readGroup: ['Open a vehicle group', 'One group with its details.'],
      createGroup: ['Add vehicle groups', 'New groups of vehicles.'],
      updateGroup: ['Change vehicle groups', 'The name, and whether it is active.'],
      garages: ['See garages', 'The list of garages, also where one is chosen.'],
      readGarage: ['Open a garage', 'One garage with its address.'],
      createGarage: ['Add garages', 'New garages.'],
      updateGarage: ['Change garages', 'Name, address, and whether it is active.'],
    },
  },
  webhooks: {
    title: 'Webhooks',
    rights: {
      list: ['See the webhooks', 'Which client systems are notified of their deliveries.'],
      create: ['Add webhooks', 'The secret is shown once.'],
      update: ['Change webhooks', 'Address and events, pause and enable, and send a test.'],
      remove: ['Remove webhooks', 'With their calls. Links to proofs in them stop working.'],
      rotateSecret: ['Rotate a secret', 'A new secret, shown once; the old one works for another day.'],
      listCalls: ['See the calls of webhooks', 'Every call with its tries and what it says.'],
      replay: ['Send a call again', 'Also one that was already accepted.'],
    },
  },
};
