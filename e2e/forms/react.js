import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A form that React holds: what its state does not hear of is undone with the next keystroke anywhere. */
function AdForm() {
  const [ad, setAd] = useState({ title: '', description: '', price: '' });
  const hold = (name) => ({
    name,
    value: ad[name],
    onChange: (event) => setAd({ ...ad, [name]: event.target.value }),
  });
  return h(
    'form',
    { action: '/submitted', method: 'post' },
    h('h1', null, 'Inserisci annuncio'),
    h('div', null, h('span', null, 'Titolo annuncio'), h('input', { ...hold('title'), maxLength: 80 })),
    h('div', null, h('span', null, 'Testo annuncio'), h('textarea', { ...hold('description'), rows: 8 })),
    h('div', null, h('span', null, 'Prezzo'), h('input', hold('price'))),
    h('output', null, JSON.stringify(ad)),
    h('button', { type: 'submit' }, 'Continua'),
  );
}

createRoot(document.getElementById('root')).render(h(AdForm));
