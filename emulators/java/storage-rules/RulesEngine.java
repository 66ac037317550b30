import com.google.common.collect.ImmutableList;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Compiles rules and evaluates requests with the engine of the Firestore emulator. */
final class RulesEngine {
  private static final long EVALUATION_TIMEOUT_SECONDS = 60;

  /** The decision about a request, and the rule errors during its evaluation. */
  record Verdict(boolean permit, Set<String> problems) {}

  private RulesEngine() {}

  static CompileResult compile(Source source) {
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder().allowTernaryOperator(true).allowCrossServiceRules(true).build();
    return FirebaseRulesProtoCompiler.createStandalone(options).compile(source);
  }

  static Verdict evaluate(RulesetAst rules, RuleContext request) throws InterruptedException, TimeoutException {
    Set<String> problems = Collections.synchronizedSet(new LinkedHashSet<>());
    EvaluationListener listener =
        new EvaluationListener() {
          @Override
          public void afterSinglePermissionEvaluation(Evaluator.Context c, Throwable problem, Expression e) {
            problems.add(located(rules, problem));
          }
        };
    EvaluationRestrictions restrictions = EvaluationRestrictions.builder().build();
    try {
      boolean permit =
          new DefaultEvaluator(rules, ImmutableList.of(() -> listener), restrictions)
              .evaluate(request)
              .get(EVALUATION_TIMEOUT_SECONDS, TimeUnit.SECONDS)
              .permit();
      return new Verdict(permit, problems);
    } catch (ExecutionException e) { // every rule that could have allowed the request failed, so it is denied
      if (problems.isEmpty()) problems.add(message(e.getCause()));
      return new Verdict(false, problems);
    }
  }

  /** "storage.rules line [9], column [3]. Null value error." */
  private static String located(RulesetAst rules, Throwable problem) {
    if (!(problem instanceof EvaluationException error) || error.getSourcePosition().getLine() <= 0) {
      return message(problem);
    }
    SourcePosition at = error.getSourcePosition();
    String file = at.getFileName();
    if (file.isEmpty() && at.getFileIndex() < rules.getFileMetadataCount()) {
      file = rules.getFileMetadata(at.getFileIndex()).getName();
    }
    return "%s line [%d], column [%d]. %s".formatted(file, at.getLine(), at.getColumn(), message(problem));
  }

  private static String message(Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      if (cause.getMessage() != null) return cause.getMessage();
    }
    return String.valueOf(problem);
  }
}
