import { openApi } from '#contract/open-api.ts';

console.log(JSON.stringify(openApi(), null, 2));
