import { array, string } from 'yup';

export const orderText = () => string().max(500).nullable();

/** The columns of an order as they are sent. `domain/imports/orderRow` checks their contents, for files and requests. */
export const orderColumns = {
  order_number: orderText(),
  client_code: orderText(),
  participant_name: orderText(),
  phone_number: orderText(),
  address: orderText(),
  delivery_start_time: orderText(),
  delivery_end_time: orderText(),
  copayment_amount: orderText(),
  comments: orderText(),
};

/** A list; in a file and on the screen they are one text. */
export const orderFlags = () => array(string().max(40).required()).max(10).nullable();
