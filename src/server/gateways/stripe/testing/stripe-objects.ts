import type Stripe from 'stripe';

/** New objects with every attribute Stripe gives them, as the SDK's types of this API version name them. */
interface Made {
  id: string;
  /** Seconds since 1970. */
  created: number;
}

export function newProduct({ id, created }: Made, name: string): Stripe.Product {
  return {
    ...{ id, object: 'product', active: true, created, default_price: null, description: null, images: [] },
    ...{ livemode: false, marketing_features: [], metadata: {}, name, package_dimensions: null },
    ...{ shippable: null, statement_descriptor: null, tax_code: null, tax_details: null, type: 'service' },
    ...{ unit_label: null, updated: created, url: null },
  };
}

export function newPrice(
  { id, created }: Made,
  given: {
    product: string;
    currency: string;
    unitAmount: number;
    interval: string;
    lookupKey: string | null;
    taxBehavior: string;
    metadata: Stripe.Metadata;
  },
): Stripe.Price {
  const { product, currency, unitAmount, interval, lookupKey, taxBehavior, metadata } = given;
  return {
    ...{ id, object: 'price', active: true, billing_scheme: 'per_unit', created, currency },
    ...{
      custom_unit_amount: null,
      livemode: false,
      lookup_key: lookupKey,
      metadata,
      nickname: null,
      product,
    },
    recurring: {
      ...{ interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    },
    ...{ tax_behavior: taxBehavior, tiers_mode: null, transform_quantity: null, type: 'recurring' },
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount) as unknown as Stripe.Price['unit_amount_decimal'],
  };
}

export function newCustomer({ id, created }: Made, email: string): Stripe.Customer {
  return {
    ...{ id, object: 'customer', address: null, balance: 0, created, currency: 'eur', default_source: null },
    ...{ customer_account: null, delinquent: false, description: null, discount: null, email },
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      ...{ custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    },
    ...{ livemode: false, metadata: {}, name: null, next_invoice_sequence: 1, phone: null },
    ...{ preferred_locales: [], shipping: null, tax_exempt: 'none', test_clock: null },
  };
}

export function newSubscription(
  { id, created }: Made,
  given: {
    customer: string;
    price: Stripe.Price;
    itemId: string;
    end: number;
    metadata: Stripe.Metadata;
    settings: Partial<Stripe.Subscription.PaymentSettings>;
  },
): Stripe.Subscription {
  const { customer, price, itemId, end, metadata, settings } = given;
  const item: Stripe.SubscriptionItem = {
    ...{ id: itemId, object: 'subscription_item', billing_thresholds: null, created, current_trial: null },
    ...{ current_period_start: created, current_period_end: end, discounts: [], metadata: {} },
    ...{ plan: planOf(price), price, quantity: 1, subscription: id, tax_rates: [] },
  };
  return {
    ...{ id, object: 'subscription', application: null, application_fee_percent: null },
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    ...{ billing_cycle_anchor: created, billing_cycle_anchor_config: null, billing_schedules: [] },
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    ...{ billing_thresholds: null, cancel_at: null, cancel_at_period_end: false, canceled_at: null },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    ...{ collection_method: 'charge_automatically', created, currency: 'eur', customer },
    ...{ customer_account: null, days_until_due: null, default_payment_method: null, default_source: null },
    ...{ default_tax_rates: [], description: null, discounts: [], ended_at: null },
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } } as never,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    ...{ latest_invoice: null, livemode: false, managed_payments: null, metadata },
    ...{ next_pending_invoice_item_invoice: null, on_behalf_of: null, pause_collection: null },
    payment_settings: {
      ...{ payment_method_options: null, payment_method_types: null },
      save_default_payment_method: 'off',
      ...settings,
    },
    ...{ pending_invoice_item_interval: null, pending_setup_intent: null, pending_update: null },
    ...{ schedule: null, start_date: created, status: 'incomplete', test_clock: null },
    ...{ transfer_data: null, trial_end: null, trial_settings: null, trial_start: null },
  };
}

export function newLine(
  id: string,
  given: {
    subscription: string;
    item: string;
    price: Stripe.Price;
    amount: number;
    start: number;
    end: number;
    isProration: boolean;
  },
): Stripe.InvoiceLineItem {
  const { subscription, item, price, amount, start, end, isProration } = given;
  return {
    ...{ id, object: 'line_item', amount, currency: 'eur', discount_amounts: [], discountable: !isProration },
    description: `1 × ${price.product} (at €${(price.unit_amount ?? 0) / 100} / ${price.recurring?.interval})`,
    ...{ discounts: [], invoice: null, livemode: false, metadata: {} },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        ...{ invoice_item: null, proration: isProration, proration_details: { credited_items: null } },
        ...{ subscription, subscription_item: item },
      },
      type: 'subscription_item_details',
    },
    period: { end, start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    ...{ quantity: 1, quantity_decimal: '1' as never, subscription, subtotal: amount, taxes: [] },
  };
}

export function newInvoice(
  { id, created }: Made,
  given: {
    customer: Stripe.Customer;
    subscription: string;
    lines: Stripe.InvoiceLineItem[];
    reason: Stripe.Invoice.BillingReason;
  },
): Stripe.Invoice {
  const { customer, subscription, lines, reason } = given;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    ...{ id, object: 'invoice', account_country: 'IT', account_name: 'Autoscritto', account_tax_ids: null },
    ...{ amount_due: due, amount_overpaid: 0, amount_paid: 0, amount_paid_off_stripe: 0 },
    ...{ amount_remaining: due, amount_shipping: 0, application: null, attempt_count: 0, attempted: false },
    auto_advance: false,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    ...{ automatically_finalizes_at: null, billing_reason: reason, created, currency: 'eur' },
    ...{ collection_method: 'charge_automatically', custom_fields: null, customer: customer.id },
    ...{ customer_account: null, customer_address: null, customer_email: customer.email },
    ...{ customer_name: null, customer_phone: null, customer_shipping: null, customer_tax_exempt: 'none' },
    ...{ customer_tax_ids: [], default_payment_method: null, default_source: null, default_tax_rates: [] },
    ...{ description: null, discounts: [], due_date: null, effective_at: created, ending_balance: null },
    ...{ footer: null, from_invoice: null, hosted_invoice_url: null, invoice_pdf: null },
    issuer: { type: 'self' },
    ...{ last_finalization_error: null, latest_revision: null },
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    ...{ livemode: false, metadata: {}, next_payment_attempt: null, number: null, on_behalf_of: null },
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    ...{ period_end: created, period_start: created, post_payment_credit_notes_amount: 0 },
    ...{ pre_payment_credit_notes_amount: 0, receipt_number: null, rendering: null, shipping_cost: null },
    ...{ shipping_details: null, starting_balance: customer.balance, statement_descriptor: null },
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    ...{ subtotal: total, subtotal_excluding_tax: total, test_clock: null, total },
    ...{ total_discount_amounts: [], total_excluding_tax: total, total_pretax_credit_amounts: [] },
    ...{ total_taxes: [], webhooks_delivered_at: created },
  };
}

export function newInvoicePayment(
  { id, created }: Made,
  given: { invoice: string; intent: string; amount: number },
): Stripe.InvoicePayment {
  return {
    ...{ id, object: 'invoice_payment', amount_paid: null, amount_requested: given.amount, created },
    ...{ currency: 'eur', invoice: given.invoice, is_default: true, livemode: false },
    payment: { payment_intent: given.intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

export function newPaymentIntent(
  { id, created }: Made,
  given: { customer: string; amount: number },
): Stripe.PaymentIntent {
  const { customer, amount } = given;
  return {
    ...{ id, object: 'payment_intent', allowed_payment_method_types: null, amount, amount_capturable: 0 },
    ...{ amount_details: { tip: {} }, amount_received: 0, application: null, application_fee_amount: null },
    ...{ automatic_payment_methods: null, canceled_at: null, cancellation_reason: null },
    ...{ capture_method: 'automatic', client_secret: `${id}_secret_${id.slice(3)}` },
    ...{ confirmation_method: 'automatic', created, currency: 'eur', customer, customer_account: null },
    ...{ description: 'Subscription creation', excluded_payment_method_types: null },
    ...{ last_payment_error: null, latest_charge: null, livemode: false, managed_payments: null },
    ...{ metadata: {}, next_action: null, on_behalf_of: null, payment_method: null },
    ...{ payment_method_configuration_details: null, payment_method_types: ['card'] },
    payment_method_options: { card: { request_three_d_secure: 'automatic' } } as never,
    ...{ payment_record: null, processing: null, receipt_email: null, review: null },
    ...{ setup_future_usage: 'off_session', shipping: null, source: null, statement_descriptor: null },
    ...{ statement_descriptor_suffix: null, status: 'requires_payment_method', transfer_data: null },
    transfer_group: null,
  };
}

export function newCharge(
  { id, created }: Made,
  given: { customer: string; intent: string; amount: number; isPaid: boolean },
): Stripe.Charge {
  const { customer, intent, amount, isPaid } = given;
  return {
    ...{ id, object: 'charge', amount, amount_captured: isPaid ? amount : 0, amount_refunded: 0 },
    ...{ application: null, application_fee: null, application_fee_amount: null, balance_transaction: null },
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    ...{ calculated_statement_descriptor: 'AUTOSCRITTO', captured: isPaid, created, currency: 'eur' },
    ...{ customer, description: null, disputed: false, failure_balance_transaction: null },
    ...{ failure_code: isPaid ? null : 'card_declined', fraud_details: {}, livemode: false, metadata: {} },
    ...{ failure_message: isPaid ? null : 'Your card was declined.', on_behalf_of: null, outcome: null },
    ...{ paid: isPaid, payment_intent: intent, payment_method: 'pm_1Card' },
    payment_method_details: {
      card: { brand: 'visa', country: 'IT', exp_month: 4, exp_year: 2031, funding: 'credit', last4: '4242' },
      type: 'card',
    } as never,
    ...{ receipt_email: null, receipt_number: null, receipt_url: null, refunded: false, review: null },
    ...{ shipping: null, source: null, source_transfer: null, statement_descriptor: null },
    ...{ statement_descriptor_suffix: null, status: isPaid ? 'succeeded' : 'failed', transfer_data: null },
    transfer_group: null,
  };
}

export function newRefund(
  { id, created }: Made,
  given: { charge: Stripe.Charge; amount: number },
): Stripe.Refund {
  const { charge, amount } = given;
  return {
    ...{ id, object: 'refund', amount, balance_transaction: null, charge: charge.id, created },
    ...{ currency: 'eur', customer: charge.customer, customer_account: null, metadata: {} },
    ...{ payment_intent: charge.payment_intent, payment_method: charge.payment_method, reason: null },
    ...{ receipt_number: null, source_transfer_reversal: null, status: 'succeeded', transfer_reversal: null },
  };
}

export function newDispute(
  { id, created }: Made,
  given: { charge: Stripe.Charge; status: Stripe.Dispute.Status },
): Stripe.Dispute {
  const { charge, status } = given;
  return {
    ...{ id, object: 'dispute', amount: charge.amount, balance_transactions: [], charge: charge.id, created },
    ...{ currency: 'eur', enhanced_eligibility_types: [], evidence: {} as never },
    evidence_details: { due_by: null, has_evidence: false, past_due: false, submission_count: 0 } as never,
    ...{ intended_submission_method: null, is_charge_refundable: false, livemode: false, metadata: {} },
    ...{ payment_intent: charge.payment_intent, reason: 'fraudulent', status },
  };
}

export function listOf<Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}

function planOf({ id, created, unit_amount: amount, product, recurring }: Stripe.Price): Stripe.Plan {
  return {
    ...{ id, object: 'plan', active: true, amount, amount_decimal: String(amount) as never },
    ...{ billing_scheme: 'per_unit', created, currency: 'eur', interval: recurring?.interval ?? 'month' },
    ...{ interval_count: 1, livemode: false, metadata: {}, meter: null, nickname: null },
    ...{ product: String(product), tiers_mode: null, transform_usage: null, trial_period_days: null },
    usage_type: 'licensed',
  };
}
