import { scoreText } from '#domain/copywriting/score/score-text.ts';
import { answerInWorker } from '../threads/answer-in-worker.ts';

answerInWorker(scoreText);
