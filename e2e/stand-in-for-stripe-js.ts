/**
 * What a browser gets in place of Stripe's own script, whose host no test reaches: the calls the page makes
 * of it, a form that says so, and a confirmation that the given address is asked to carry out.
 */
export function standInForStripeJs(confirmAddress: string): string {
  return `
    window.Stripe = (key) => ({
      _registerWrapper() {}, registerAppInfo() {},
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
      elements: ({ clientSecret }) => {
        const element = () => ({
          mount(node) { node.innerHTML = '<label>Card <input name="card"></label>'; },
          on() {}, off() {}, once() {}, update() {}, unmount() {}, destroy() {},
        });
        return { key, clientSecret, create: element, getElement: element, update() {}, submit: async () => ({}) };
      },
      async confirmPayment({ elements, confirmParams, redirect }) {
        window.confirmed = { key: elements.key, returnUrl: confirmParams.return_url, redirect };
        const card = document.querySelector('[name=card]').value;
        const answer = await fetch(${JSON.stringify(confirmAddress)}, {
          method: 'POST', body: JSON.stringify({ clientSecret: elements.clientSecret, card }),
        });
        return answer.json();
      },
    });
    window.Stripe.version = 'endive';
  `;
}
