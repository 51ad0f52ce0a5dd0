/**
 * An editor in a web component that keeps a document of its own and shows it. The address says how it hears of what is
 * typed: `paste` and `beforeinput` by events that it handles itself, else by looking at the page after it has changed.
 */
class AdEditor extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML =
      '<p id="name">Beschreibung</p><div contenteditable="true" role="textbox" aria-labelledby="name"></div>';
    const area = root.querySelector('div');
    area.style.cssText = 'min-height: 10rem; border: 1px solid #888; padding: .5rem';
    area.innerText = 'Alter Text';
    const keep = (text) => {
      area.innerText = text;
      document.querySelector('output').textContent = text;
    };
    const hears = location.search.slice(1);
    area.addEventListener('paste', (event) => {
      if (hears !== 'paste') return;
      event.preventDefault();
      keep(event.clipboardData.getData('text/plain'));
    });
    area.addEventListener('beforeinput', (event) => {
      if (hears !== 'beforeinput') return;
      event.preventDefault();
      keep(event.data);
    });
    area.addEventListener('input', () => {
      document.querySelector('output').textContent = hears ? 'not heard of' : area.innerText;
    });
  }
}
customElements.define('ad-editor', AdEditor);
