import { before, type OrderWords, roles } from './order-words.ts';

const words = '(?:sentence|phrase|words?|line|text|link|hashtag|emoji|url|description|ad|advert|prompt)';
const tongue = '(?:italian|english|german|french|spanish|chinese|russian|latin|capitals|rhyme|verse)';

export const englishOrders: OrderWords = {
  discard: [
    "(?<!not |n[’']t |never )(?:ignor(?:e|ing)|disregard(?:ing)?|forget|override|bypass)",
    "(?:do not|don[’']?t) (?:follow|obey)",
  ],
  rules: [
    'instructions?|rules?|prompts?|directives?|guidelines?|orders?|commands?|above',
    `everything (?:you|above|before)|(?:everything|all)${before}`,
  ],
  say: ['you (?:must|should|shall|will|have to|need to) (?:write|say|state|mention|answer|reply|claim)'],
  sayFirst: [
    'write|say|state|mention|claim|reply|respond|answer|translate|tell|repeat|pretend|confirm|declare|output',
  ],
  said: [
    `that|it(?:[’']s| is| was| has)|this (?:car|is)|the (?:car|price|mileage) (?:is|was|has)|${words}|nothing`,
    `(?:in|into|to) ${tongue}|instructions?|with(?= (?:the|a|an|only|just|[“"])| *$)|free|everything`,
  ],
  add: [
    'add|insert|include|append|print|output|show|display|reveal|repeat|recite|use|end|begin|start|finish|conclude',
  ],
  added: [
    `(?:(?:with|the|a|an|this|these|following|your|my|me|all|system) )*(?:${words}|instructions|api[ -]?key|secret)`,
  ],
  whole: [
    'notes? (?:to|for) (?:the |whoever )?(?:writer|author|copywriter|editor|writes?)',
    'the (?:title|headline|ending|opening|first sentence|last sentence) (?:must|should|has to|needs to|shall|is to)',
    "(?:(?:make|be) sure|remember|do not forget|don[’']?t forget|you (?:must|have to|need to|should)) (?:to |you )?(?:mention|say|write|state|include|stress) (?:that|it|the (?:phrase|words?|sentence))",
    '(?:describe|present|portray) (?:it|her|the car|this car) as',
    `you are (?:now|no longer) |you are an? ${roles}`,
    'from now on,? (?:you|every|only|write|say|answer|always|never|respond)',
    'the (?:text|ad|advert|description|copy|answer|reply) (?:must|should|has to|needs to|shall|is to)',
    'new (?:rules?|instructions?)|(?:previous|prior|earlier|system|hidden|secret|your) (?:instructions?|prompts?|rules)',
    'system ?(?:prompt|message|instruction|override|role)|jailbreak|developer mode|language model|chat ?gpt|api[ _-]?key',
    "(?:do not|don[’']?t|never) (?:mention|say|write|state|reveal|disclose)",
  ],
  wholeFirst: [
    '(?:emphasi[sz]e|stress|highlight|point out|make (?:it )?clear|underline) that',
    '(?:always )?(?:end|start|begin|close|finish|open) (?:always )?(?:the (?:text|ad|advert|description)|with (?:the (?:words?|phrase|sentence)))',
    'always (?:end|close|finish) with',
    'act as (?:an?|if|though|the) |pretend (?:to|that|you|it) |(?:hide|omit|conceal|downplay|leave out) (?=the|any|all|that)',
  ],
  hide: ['ignore|disregard|forget|overlook|skip'],
};
